export interface Row {
  readonly name: string;
  /** The Observatory's name of the result. */
  readonly result: string;
  /** Added to 100. */
  readonly points: number;
  /** Why this result is assumed, where the scan cannot see the fact. */
  readonly taken?: string;
}

export const row = (name: string, result: string, points: number): Row => ({
  name,
  result,
  points,
});
