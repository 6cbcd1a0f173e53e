type Method = (...args: readonly unknown[]) => unknown;

/**
 * The port, which asks each question once and remembers the answer: for whoever draws many pages of
 * one state of the content. Signals are not passed on, as others wait for the same answer.
 */
export function askedOnce<Port extends object>(port: Port): Port {
  const methods = Object.entries(port).map(([name, method]: [string, Method]) => {
    const answers = new Map<string, unknown>();
    const ask: Method = (...args) => {
      const question = JSON.stringify(args, (key, value) => (key === 'signal' ? undefined : value));
      if (!answers.has(question))
        answers.set(question, method(...(JSON.parse(question) as unknown[])));
      return answers.get(question);
    };
    return [name, ask];
  });
  return Object.fromEntries(methods) as Port;
}
