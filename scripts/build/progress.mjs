const SECOND_MS = 1000;

/**
 * Tells how the drawing goes: on a terminal as it goes, elsewhere in one line at its end.
 * @param {number} total
 * @param {string} what
 */
export function progress(total, what) {
  const began = performance.now();
  let drawn = 0;
  let told = 0;
  const rate = () => (drawn * SECOND_MS) / (performance.now() - began);
  const say = () =>
    `\r${drawn} of ${total} ${what}, ${rate().toFixed(0)} a second, ${Math.ceil((total - drawn) / rate())} s left `;
  return {
    done() {
      drawn += 1;
      if (!process.stdout.isTTY || performance.now() - told < SECOND_MS) return;
      told = performance.now();
      process.stdout.write(say());
    },
    /** @param {string} [note] */
    end(note = '') {
      const seconds = ((performance.now() - began) / SECOND_MS).toFixed(1);
      const line = `${drawn} ${what} drawn in ${seconds} s, ${rate().toFixed(0)} a second${note}`;
      console.log(process.stdout.isTTY ? `\r${line.padEnd(72)}` : line);
    },
  };
}
