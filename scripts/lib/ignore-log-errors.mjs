/**
 * Keeps the process alive when it cannot write its log: on a full disk, Node ends a process whose
 * standard output or error is a file. Call it once, before anything is written.
 */
export function ignoreLogErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
