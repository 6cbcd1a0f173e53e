/**
 * Publications that failed or were held during a step. One without a named document is a fault,
 * unless a program was down meanwhile.
 * @param {import('./world.mjs').World} world
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
