"""What can be measured on a page, as functions that run in the browser."""

UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
})()"""
"""Run before the page: it is laid out and reacts as ever, but nobody sees it."""

COMMON = """
// The root itself is transparent where nothing is painted.
const fades = new Map([[document.documentElement, false]]);
const faded = element => {
  if (!fades.has(element))
    fades.set(element, getComputedStyle(element).opacity === "0" || faded(element.parentElement));
  return fades.get(element);
};
const visible = element =>
  element.checkVisibility({ visibilityProperty: true }) && !faded(element);
const shown = element => {
  const box = element.getBoundingClientRect();
  return visible(element)
    && getComputedStyle(element).clipPath === "none" && box.width > 1 && box.height > 1;
};
const called = element => {
  const name = element.getAttribute("aria-label") || element.textContent || "";
  const id = element.id ? `#${element.id}` : element.name ? `[name=${element.name}]` : "";
  return `${element.localName}${id} "${name.trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
};
"""


def together(*measures: str) -> str:
    """Several measures as one, which takes a list with an argument for each: one look at a page."""
    functions = ", ".join(f"({measure})" for measure in measures)
    return f"given => [{functions}].flatMap((measure, index) => measure(given[index]))"


TOO_WIDE = f"""() => {{ {COMMON}
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    element => shown(element) && element.getBoundingClientRect().right > root.clientWidth + .5);
  return [`${{root.scrollWidth}} px wide`, ...wide.slice(0, 5).map(called)];
}}"""
"""What makes a page scroll sideways."""

SMALL_TARGETS = f"""least => {{ {COMMON}
  // A word in a sentence is as high as the sentence; a label is part of its field.
  const inline = element => element.matches("a")
    && getComputedStyle(element).display === "inline" && element.closest("p, li, dt, dd, span");
  const target = element => {{
    const label = element.matches("input[type=radio], input[type=checkbox]")
      && element.closest("label");
    return (label || element).getBoundingClientRect();
  }};
  const found = [];
  for (const element of document.querySelectorAll(
    "a[href], button, input:not([type=hidden]), select, summary, label[for]")) {{
    if (!shown(element) || inline(element)) continue;
    const {{ width, height }} = target(element);
    if (Math.min(width, height) >= least - .01) continue;
    found.push(`${{called(element)}} ${{width.toFixed(1)}} x ${{height.toFixed(1)}}`);
  }}
  return found;
}}"""
"""What is too small for a finger."""

SPILLED = f"""() => {{ {COMMON}
  const boxOf = element => /^(inline|contents)$/.test(getComputedStyle(element).display)
    ? boxOf(element.parentElement) : element;
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {{
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(element)) continue;
    const box = boxOf(element);
    if (getComputedStyle(box).overflowX !== "visible") continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const text = range.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    if (text.left < room.left - 1 || text.right > room.right + 1) found.add(called(box));
  }}
  for (const element of document.querySelectorAll("button, .btn, input, select, textarea")) {{
    const panel = element.closest(".panel, .prompt");
    if (!panel || !shown(element)) continue;
    const {{ left, right }} = element.getBoundingClientRect();
    const room = panel.getBoundingClientRect();
    if (left < room.left - 1 || right > room.right + 1) found.add(called(element));
  }}
  return [...found].map(name => `${{name}} spills`);
}}"""
"""Texts that stick out of their box at the side, and controls that stick out of their panel."""

OUTSIDE = f"""selectors => {{ {COMMON}
  return selectors.flatMap(selector => {{
    const element = document.querySelector(selector);
    if (!element || !shown(element)) return [`${{selector}} is not there`];
    const box = element.getBoundingClientRect();
    const inside = box.top >= -.5 && box.left >= -.5
      && box.bottom <= innerHeight + .5 && box.right <= innerWidth + .5;
    return inside ? [] : [`${{selector}} from ${{box.top.toFixed()}} to ${{box.bottom.toFixed()}}`];
  }});
}}"""
"""What cannot be seen without scrolling."""

COVERED = f"""selector => {{ {COMMON}
  const element = document.querySelector(selector);
  const box = element.getBoundingClientRect();
  const steps = [.03, .15, .3, .45, .6, .75, .9, .97];
  const over = new Set();
  for (const x of steps) for (const y of steps) {{
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    if (top && !element.contains(top) && !top.contains(element)) over.add(called(top));
  }}
  return [...over];
}}"""
"""What lies over an element."""

MEETS = f"""([selector, others]) => {{ {COMMON}
  const box = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter(other => {{
    const {{ left, right, top, bottom }} = other.getBoundingClientRect();
    return shown(other) && left < box.right - 1 && right > box.left + 1
      && top < box.bottom - 1 && bottom > box.top + 1;
  }}).map(called);
}}"""
"""What lies in the same place as an element, above or below it."""

TINY = f"""least => {{ {COMMON}
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {{
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(element)) continue;
    const scale = element.closest(".curve") ? element.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least) found.add(`${{called(element)}} ${{size}}`);
  }}
  return [...found];
}}"""
"""Texts that are hard to read."""

JUMBLED = f"""() => {{ {COMMON}
  // Parts of a table lie side by side, and what belongs to a part lies in it.
  const found = new Set();
  const box = element => element.getBoundingClientRect();
  const lies = element => shown(element)
    && !/absolute|fixed/.test(getComputedStyle(element).position);
  const seen = element => {{ // as far as what it lies in has been scrolled to it
    const around = element.closest(".side, .dock, .yard") || document.body;
    const [own, frame] = [box(element), box(around)];
    if (getComputedStyle(around).overflowY === "visible") return own;
    return {{ left: own.left, right: own.right, top: own.top,
      bottom: Math.min(own.bottom, frame.bottom) }};
  }};
  const meet = (one, other) => {{
    const [a, b] = [seen(one), seen(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  }};
  const parts = [...document.querySelectorAll(
    "#picture > :not(.players, .yard, .dock, .side), .players > *, .yard > *, .dock > *, .side > *"
  )].filter(lies);
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  parts.forEach((one, index) => parts.slice(index + 1).forEach(other => {{
    const docked = Boolean(one.closest(".dock")) !== Boolean(other.closest(".dock"));
    if (scrolls && docked) return; // a phone's dock stays below while the rest goes on
    if (meet(one, other)) found.add(`${{called(one)}} over ${{called(other)}}`);
  }}));
  for (const part of document.querySelectorAll(".prompt, .panel, .plate, .total, .btn")) {{
    const scrolling = getComputedStyle(part).overflowY !== "visible";
    if (!shown(part) || scrolling) continue;
    for (const element of part.querySelectorAll("h2, p, li, .btn, span, b")) {{
      if (!lies(element) || element.closest("[data-scroll], .log, .steps")) continue;
      const apart = ".badge, .menu, .card, .state, .knows, #detail, #why";
      if (element.parentElement.closest(apart)) continue;
      const [inner, outer] = [box(element), box(part)];
      if (inner.top < outer.top - 3 || inner.bottom > outer.bottom + 3)
        found.add(`${{called(element)}} outside ${{called(part)}}`);
    }}
  }}
  return [...found];
}}"""
"""Parts of a table that overlap, and what sticks out of its part above or below."""

CUT = f"""spared => {{ {COMMON}
  const found = new Set();
  for (const element of document.querySelectorAll("body *")) {{
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowX + style.overflowY) || !shown(element)) continue;
    if (element.matches("svg, svg *") || element.closest(spared)) continue;
    if (!element.textContent.trim()) continue;
    const wide = element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "clip";
    const line = parseFloat(style.fontSize) * .4; // letters may be higher than their line
    const high = element.scrollHeight > element.clientHeight + line && style.overflowY !== "clip";
    if (wide || high) found.add(`${{called(element)}} is cut`);
  }}
  return [...found];
}}"""
"""Texts that do not fit into their box."""

DOTS = f"""least => {{ {COMMON}
  const found = new Set();
  for (const icon of document.querySelectorAll("svg.em, svg.pic, .seat")) {{
    const {{ width, height }} = icon.getBoundingClientRect();
    if (!visible(icon)) continue;
    if (icon.closest(".sr") || !shown(icon.parentElement)) continue;
    if (Math.min(width, height) < least)
      found.add(`${{icon.innerHTML.slice(0, 60)}} ${{width.toFixed(1)}} x ${{height.toFixed(1)}}`);
  }}
  return [...found];
}}"""
"""Signs that are too small to be told apart."""

PALE = """least => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
      .map(part => part / 255)
      .map(part => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const strength = element => element !== document.documentElement
    ? Number(getComputedStyle(element).opacity) * strength(element.parentElement) : 1;
  const found = new Set();
  for (const tile of document.querySelectorAll(".out"))
    for (const text of tile.querySelectorAll(".num, .name")) {
      const grounds = getComputedStyle(tile).backgroundImage.match(/rgb\\([^)]*\\)/g).map(light);
      const ink = light(getComputedStyle(text).color);
      const ratio = Math.min(...grounds.map(ground =>
        (Math.max(ink, ground) + .05) / (Math.min(ink, ground) + .05)));
      if (strength(text) < 1 || ratio < least) found.add(`${tile.id} ${ratio.toFixed(1)}`);
    }
  return [...found];
}"""
"""What is written too faintly on things that are out of the game."""

STRINGS = """() => {
  const lang = document.documentElement.lang;
  const names = "vt|walk|live|lights|lit|replay|shown|by|confirm|speed|sound|notify|auto";
  const spoken = new RegExp(
    `^(aria-label|title|alt|placeholder|content)$|^data-(?!${names})`);
  const silent = "script, style, meta[name=viewport]";
  const found = new Set();
  const add = text => text && text.trim() && found.add(text.trim().replace(/\\s+/g, " "));
  for (const element of [document.head, ...document.querySelectorAll("head *, body, body *")]) {
    if (element.closest(`[lang]:not([lang=${lang}])`) || element.matches(silent)) continue;
    for (const node of element.childNodes) if (node.nodeType === 3) add(node.data);
    for (const { name, value } of element.attributes) if (spoken.test(name)) add(value);
  }
  return [...found];
}"""
"""Every string on a page that somebody may read or hear."""

FOCUS = """() => {
  const element = document.activeElement;
  return {
    id: element.id,
    tag: element.localName,
    name: element.getAttribute("aria-label") || element.textContent.trim(),
    option: element.name === "move" ? element.value : "",
    visible: element.checkVisibility(),
  };
}"""
"""What has the focus."""

NOTE_LOST_FOCUS = """
window.updates = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(changes => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.id === "picture") {
        const element = document.activeElement;
        updates.push(element === document.body ? "lost" : element.id || element.localName);
      }
}).observe(document.body, { childList: true }));
"""
"""Run before the page: keeps in ``updates`` where the focus is after each new picture."""

NOTE_SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) shifts.push(entry.value);
}).observe({ type: "layout-shift", buffered: true });
"""
"""Run before the page: keeps in ``shifts`` by how much the layout jumped."""

SETTLED = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
"""Waits until two frames have been drawn."""

PAINTED = """() => new Promise(done => {
  const look = () => performance.getEntriesByName("first-contentful-paint").length
    ? setTimeout(done, 300) : setTimeout(look, 20);
  look();
})"""
"""Waits until a page is to be seen and has waited long enough for its letters."""

UNEVEN = f"""() => {{ {COMMON}
  const numeric = style => style.fontVariantNumeric;
  const wrong = style =>
    !["tabular-nums", "lining-nums"].every(word => numeric(style).includes(word));
  const found = new Set();
  for (const element of document.querySelectorAll("body *"))
    for (const part of [null, "::before", "::after"]) {{
      const style = getComputedStyle(element, part);
      if (shown(element) && wrong(style)) found.add(`${{called(element)}} ${{numeric(style)}}`);
    }}
  return [...found];
}}"""
"""What would be drawn with figures of uneven width."""
