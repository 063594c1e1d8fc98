"""Every card of Blue Moon, declared once, by people."""
