/**
 * Calls `work` for each item, at most `atOnce` at a time. After the first failure, rejects with the
 * error of that item and starts no further items.
 * @template T
 * @param {number} atOnce
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} work
 */
export async function inParallel(atOnce, items, work) {
  const queue = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of queue) {
      if (failed) return;
      await work(item).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
