// Writes dates as the reader's own clock shows them; without it they are those of the server.

const { lang } = document.documentElement;
const regions = navigator.languages.filter((each) => each.startsWith(lang)); // en-GB rather than en
const written = new Intl.DateTimeFormat([...regions, lang], { dateStyle: "medium", timeStyle: "short" });

for (const date of document.querySelectorAll("time[datetime]")) {
  date.textContent = written.format(new Date(date.dateTime));
}
