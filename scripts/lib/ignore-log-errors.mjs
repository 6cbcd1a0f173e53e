/**
 * Keeps the process alive when it cannot write its log. Without this, Node exits when standard
 * output or error is a file on a full disk. Call it once, before any output.
 */
export function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
