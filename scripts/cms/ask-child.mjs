/**
 * Returns the function `ask(request, input)` for a child process that was spawned with an `ipc`
 * channel. `ask` sends a request and resolves with the child's answer. It rejects with the child's
 * error, or when the child exits first.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {(request: string, input?: unknown) => Promise<any>}
 */
export function asker(child) {
  /** @type {Map<number, { resolve: (answer: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let asked = 0;
  child.on('message', (/** @type {any} */ message) => {
    const settle = waiting.get(message?.id);
    if (!settle) return;
    waiting.delete(message.id);
    if (message.error === undefined) settle.resolve(message.answer);
    else settle.reject(new Error(message.error));
  });
  child.on('disconnect', () => {
    for (const { reject } of waiting.values())
      reject(new Error('The CMS ended before it answered.'));
    waiting.clear();
  });
  return (request, input) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send({ id: asked, request, input }, (error) => error && reject(error));
    });
}
