const STORAGE_KEY = 'scroll-positions';
const MAXIMUM_ENTRIES = 50;

/** Scroll positions in CSS pixels, by the key of a history entry. */
export type Positions = Map<string, number>;

export function readPositions(): Positions {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map(); // The browser blocks storage, or the entry is not valid JSON.
  }
}

export function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAXIMUM_ENTRIES)));
  } catch {
    // The browser blocks storage. The site works without stored positions.
  }
}
