export type Method = (...args: readonly unknown[]) => unknown;

/**
 * Returns the port with each method replaced by `decorate`, for wrappers that treat all ports
 * alike.
 */
export const decoratedPort = <Port extends object>(
  port: Port,
  decorate: (ask: Method, name: string) => Method,
): Port =>
  Object.fromEntries(
    Object.entries(port).map(([name, ask]: [string, Method]) => [name, decorate(ask, name)]),
  ) as Port;
