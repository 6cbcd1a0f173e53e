/**
 * Keeps the process alive when it cannot write its log: on a full disk, Node exits when its
 * standard output or error is a file. Call it once, before any output.
 */
export function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
