const STORAGE_KEY = 'scroll-positions';
const ENTRIES_KEPT = 50;

/** Scroll positions in CSS pixels, by the name of a history entry. */
export type Positions = Map<string, number>;

export function readPositions(): Positions {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map(); // Storage refused or spoilt: positions are a comfort, not a need.
  }
}

export function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-ENTRIES_KEPT)));
  } catch {
    // As above.
  }
}
