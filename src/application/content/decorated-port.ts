export type Method = (...args: readonly unknown[]) => unknown;

/** The port with each of its methods replaced, for decorators that treat all ports alike. */
export const decoratedPort = <Port extends object>(
  port: Port,
  decorate: (ask: Method, name: string) => Method,
): Port =>
  Object.fromEntries(
    Object.entries(port).map(([name, ask]: [string, Method]) => [name, decorate(ask, name)]),
  ) as Port;
