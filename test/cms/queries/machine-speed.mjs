const ROWS = Array.from({ length: 4_000 }, (_, id) => ({
  id,
  Title: `Maydi ${id}`,
  picture: { name: `${id}.jpg`, formats: [{ width: id, url: `/uploads/${id}.jpg` }] },
}));

/** Does work like a CMS that answers a list: copies, sorts, serialises and parses rows. */
function exercise() {
  const copies = structuredClone(ROWS);
  copies.sort((one, other) => other.Title.localeCompare(one.Title));
  return JSON.parse(JSON.stringify(copies)).length;
}

/**
 * Processor time of `exercise` in ms on the machine for which the tests' limits of processor time
 * were chosen.
 */
const THERE_MS = 18;
const TRIES = 20;

function exerciseMs() {
  const before = process.cpuUsage();
  exercise();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the processor time of `exercise` on this machine divided by `THERE_MS`, at least 1. */
export function slowness() {
  const least = Math.min(...Array.from({ length: TRIES }, exerciseMs));
  return Math.max(1, least / THERE_MS);
}
