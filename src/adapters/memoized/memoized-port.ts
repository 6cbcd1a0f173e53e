type Method = (...args: readonly unknown[]) => unknown;

type Remembered = () => unknown;

const given =
  (answer: unknown): Remembered =>
  () =>
    Promise.resolve(answer);
const refused =
  (cause: unknown): Remembered =>
  () =>
    Promise.reject(cause);

/**
 * The port, which asks each question once and remembers the answer: for whoever draws many pages of
 * one state of the content. Signals are not passed on, as others wait for the same answer.
 *
 * What is remembered is the answer and not its promise: to a promise Node ties all that was at work
 * when it was made, here half a megabyte of the page that asked first.
 */
export function memoizedPort<Port extends object>(port: Port): Port {
  const methods = Object.entries(port).map(([name, method]: [string, Method]) => {
    const answers = new Map<string, Remembered>();
    const ask: Method = (...args) => {
      const question = JSON.stringify(args, (key, value) => (key === 'signal' ? undefined : value));
      const remembered = answers.get(question);
      if (remembered) return remembered();
      const asked = Promise.resolve(method(...(JSON.parse(question) as unknown[])));
      answers.set(question, () => asked);
      asked.then(
        (answer) => answers.set(question, given(answer)),
        (cause) => answers.set(question, refused(cause)),
      );
      return asked;
    };
    return [name, ask];
  });
  return Object.fromEntries(methods) as Port;
}
