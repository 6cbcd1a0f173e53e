/**
 * Returns the message of an error, followed by the messages of its causes in brackets. Uses only
 * the first error of an `AggregateError`.
 * @param {unknown} error
 * @returns {string}
 */
export function errorReason(error) {
  if (error instanceof AggregateError) return errorReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error
    ? `${error.message} (${errorReason(error.cause)})`
    : error.message;
}
