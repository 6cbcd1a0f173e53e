/**
 * Returns the publisher's messages about the publications that failed during a step. Reports each
 * message that names no document as a fault, because editors cannot act on it. Reports no fault
 * during an outage, because a document is then not the cause of the failure.
 * @param {import('./editor-and-visitors.mjs').World} world
 * @param {number} before the number of outcomes before the step.
 * @param {boolean} isOutage
 * @returns {readonly string[]}
 */
export function failuresOf({ report, shelf, fault }, before, isOutage) {
  const failed = report
    .outcomes()
    .slice(before)
    .filter(({ kind }) => kind === 'FAILED');
  const names = shelf.all().flatMap(({ id, title }) => [id, title.trim()]);
  for (const { text } of failed) {
    const isNamed = names.some((name) => name.length > 3 && text.includes(name));
    if (!isNamed && !isOutage) fault(`a publication failed and names no document: ${text}`);
  }
  return failed.map(({ text }) => text);
}
