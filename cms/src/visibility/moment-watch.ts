const DAY_MS = 86_400_000;

/**
 * Returns a function that announces the documents that have become visible since its last call. A
 * document becomes visible at its moment, a time that the owner has set. Call the function
 * regularly. It replaces timers for the moments, because Node's timers cannot wait longer than 24
 * days, and every edit would have to change them. The first call looks back one day, because a
 * moment may have passed while the CMS was not running. If the clock was set back, the function
 * announces again the documents whose moment is now in the future, so that they disappear from the
 * site.
 *
 * @param parts.momentsBetween returns the documents whose moment is after `from` and not after
 * `to`, both in ms since 1970. If it fails, the next call repeats the same period.
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
