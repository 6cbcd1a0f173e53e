const SECOND_MS = 1000;

/**
 * Prints the progress: repeatedly on a terminal, otherwise only one line at the end.
 * @param {number} total number of items.
 * @param {string} what name of the items in the plural.
 */
export function progress(total, what) {
  const began = performance.now();
  let count = 0;
  let reportedAt = 0;
  const rate = () => (count * SECOND_MS) / (performance.now() - began);
  const status = () =>
    `\r${count} of ${total} ${what}, ${rate().toFixed(0)} a second, ${Math.ceil((total - count) / rate())} s left `;
  return {
    done() {
      count += 1;
      if (!process.stdout.isTTY || performance.now() - reportedAt < SECOND_MS) return;
      reportedAt = performance.now();
      process.stdout.write(status());
    },
    /** @param {string} [details] */
    end(details = '') {
      const seconds = ((performance.now() - began) / SECOND_MS).toFixed(1);
      const line = `${count} ${what} rendered in ${seconds} s, ${rate().toFixed(0)} a second${details}`;
      console.log(process.stdout.isTTY ? `\r${line.padEnd(72)}` : line);
    },
  };
}
