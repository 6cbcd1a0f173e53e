/** Rejects when it cannot be done. */
export type Check = () => Promise<void>;

/** What each check stands for when it fails: `Pictures cannot be stored.` */
export type Checks = Readonly<Record<string, Check>>;

/** What cannot be done, in words for anybody, and why, in words for the log. */
export interface Failure {
  readonly sentence: string;
  readonly reason: string;
}

/** A disk that does not answer is one that cannot be written. */
const LONGEST_MS = 5_000;

const inTime = async (check: Check) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  await Promise.race([check(), late]).finally(() => clearTimeout(timer));
};

/**
 * Answers which checks fail. It checks once in `validMs`, however often and however many ask:
 * the health of the CMS is public, and a check writes.
 *
 * @param now ms since 1970.
 */
export const checkedHealth = (
  checks: Checks,
  { validMs, now = Date.now }: { readonly validMs: number; readonly now?: () => number },
) => {
  let known: { readonly at: number; readonly failed: Promise<readonly Failure[]> } | null = null;

  const checkAll = async () => {
    const failed: Failure[] = [];
    for (const [sentence, check] of Object.entries(checks))
      await inTime(check).catch(({ message }: Error) => {
        failed.push({ sentence, reason: message });
      });
    return failed;
  };

  return (): Promise<readonly Failure[]> => {
    if (!known || now() - known.at >= validMs) known = { at: now(), failed: checkAll() };
    return known.failed;
  };
};
