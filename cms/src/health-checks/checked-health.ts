/** Tests one operation, such as storing a picture; rejects when it fails. */
export type Check = () => Promise<void>;

/**
 * Checks, keyed by the sentence to report when the check fails, for example `Pictures cannot be
 * stored.`
 */
export type Checks = Readonly<Record<string, Check>>;

/** A failed check, with one text for everyone and one for the log. */
export interface Failure {
  /** A sentence that states what cannot be done; for the public response. */
  readonly sentence: string;
  /** Message of the error; for the log only. */
  readonly reason: string;
}

/**
 * Maximum time for one check, in milliseconds. A disk that does not respond within it counts as not
 * writable.
 */
const LONGEST_MS = 5_000;

const withTimeout = async (check: Check) => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  await Promise.race([check(), timeout]).finally(() => clearTimeout(timer));
};

/**
 * Returns a function that runs the checks and resolves with those that fail. It caches the result
 * for `validMs`, because anyone may request the health of the CMS and each check writes to the
 * disk.
 *
 * @param now returns milliseconds since 1970.
 */
export const checkedHealth = (
  checks: Checks,
  { validMs, now = Date.now }: { readonly validMs: number; readonly now?: () => number },
) => {
  let cached: { readonly at: number; readonly failed: Promise<readonly Failure[]> } | null = null;

  const checkAll = async () => {
    const failed: Failure[] = [];
    for (const [sentence, check] of Object.entries(checks))
      await withTimeout(check).catch(({ message }: Error) => {
        failed.push({ sentence, reason: message });
      });
    return failed;
  };

  return (): Promise<readonly Failure[]> => {
    if (!cached || now() - cached.at >= validMs) cached = { at: now(), failed: checkAll() };
    return cached.failed;
  };
};
