/**
 * Returns the publisher's messages about the publications that failed during a step, and reports
 * faults. A message that names no document is a fault, because editors cannot act on the message.
 * During an outage, such a message is no fault, because no document causes the failure.
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
