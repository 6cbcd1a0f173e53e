/** The volumes, smallest first. Each text is both the value in the CMS and the label on a page. */
export const VOLUMES = ['Ten ml', 'Thirty ml', 'Bulk'] as const;

export type Volume = (typeof VOLUMES)[number];

export const isVolume = (value: unknown): value is Volume =>
  (VOLUMES as readonly unknown[]).includes(value);

export interface VolumeOption<T> {
  readonly volume: Volume;
  readonly choice: T | null;
}

/**
 * Returns one option for each volume, smallest first. The `choice` of an option is the first item
 * of `things` with that volume, or `null` when there is none.
 */
export const volumeOptions = <T extends { readonly volume: Volume | null }>(
  things: readonly T[],
): readonly VolumeOption<T>[] =>
  VOLUMES.map((volume) => ({
    volume,
    choice: things.find((thing) => thing.volume === volume) ?? null,
  }));
