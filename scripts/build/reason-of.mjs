/**
 * Returns the message of an error, followed by the messages of its causes.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error
    ? `${error.message} (${reasonOf(error.cause)})`
    : error.message;
}
