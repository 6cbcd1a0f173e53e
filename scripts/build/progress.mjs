const SECOND_MS = 1000;

/**
 * Reports progress: continuously on a terminal, elsewhere in one line at the end.
 * @param {number} total
 * @param {string} what
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
