export interface Row {
  readonly name: string;
  /** As the Observatory calls it. */
  readonly result: string;
  /** Added to 100. */
  readonly points: number;
  /** Why it is taken as it is where the scan cannot see it. */
  readonly taken?: string;
}

export const row = (name: string, result: string, points: number): Row => ({
  name,
  result,
  points,
});
