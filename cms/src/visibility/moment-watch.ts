const DAY_MS = 86_400_000;

/**
 * Returns a function that announces the documents whose moment has come since its last call. It
 * compares two readings of the clock and sets no timer for a moment, so no moment is too far away,
 * and an edit of a moment needs nothing. The first call looks back one day: a moment may have come
 * while the CMS was not running. When the clock was set back, it announces the documents whose
 * moment is in the future again, so that they leave the site.
 * @param parts.momentsBetween returns the documents whose moment is after `from` and not after
 * `to`, both in ms since 1970. When it fails, the next call asks for the same time again.
 */
export const momentWatch = <Found>({
  now,
  momentsBetween,
  announce,
}: {
  readonly now: () => number;
  readonly momentsBetween: (from: number, to: number) => Promise<readonly Found[]>;
  readonly announce: (document: Found) => Promise<void>;
}) => {
  let checkedAt = now() - DAY_MS;
  return async () => {
    const at = now();
    const [from, to] = [Math.min(checkedAt, at), Math.max(checkedAt, at)];
    for (const document of await momentsBetween(from, to)) await announce(document);
    checkedAt = at;
  };
};
