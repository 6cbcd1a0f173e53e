/** HTTP statuses of the response to a user who may not read the list. */
const REFUSED: readonly unknown[] = [401, 403];

/** Returns the error message for a failed export, with the reason. */
export const exportFailure = (cause: unknown): string => {
  const { status, message } = cause as { readonly status?: number; readonly message?: string };
  if (REFUSED.includes(status)) return `You may not export this list (status ${status}).`;
  const reason = status === undefined ? message : `status ${status}`;
  return `The export did not arrive completely (${reason}). Please try again.`;
};
