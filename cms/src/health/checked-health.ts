/** Rejects when the work is not possible. */
export type Check = () => Promise<void>;

/** Checks by the sentence that is reported when they fail: `Pictures cannot be stored.` */
export type Checks = Readonly<Record<string, Check>>;

/** What cannot be done, worded for the public, and why, worded for the log. */
export interface Failure {
  readonly sentence: string;
  readonly reason: string;
}

/** A disk that does not respond within this time counts as not writable. */
const LONGEST_MS = 5_000;

const withTimeout = async (check: Check) => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  await Promise.race([check(), timeout]).finally(() => clearTimeout(timer));
};

/**
 * Returns the checks that fail. Runs them at most once in `validMs`, however many requests come:
 * the health of the CMS is public, and a check writes to the disk.
 *
 * @param now ms since 1970.
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
