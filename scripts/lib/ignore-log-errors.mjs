/**
 * Keeps the process alive when it cannot write its log. If standard output or error is a file on a
 * full disk, Node would exit. Call it once, before any output.
 */
export function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
