/** Statuses with which the CMS refuses a role that may not read the list. */
const REFUSED: readonly unknown[] = [401, 403];

/** Returns the sentence for a failed export. It contains the cause. */
export const exportFailure = (cause: unknown): string => {
  const { status, message } = cause as { readonly status?: number; readonly message?: string };
  if (REFUSED.includes(status)) return `You may not export this list (status ${status}).`;
  const reason = status === undefined ? message : `status ${status}`;
  return `The export did not arrive completely (${reason}). Please try again.`;
};
