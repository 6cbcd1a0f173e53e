export type Method = (...args: readonly unknown[]) => unknown;

/** Returns a copy of the port in which `decorate` has wrapped every method. */
export const decoratedPort = <Port extends object>(
  port: Port,
  decorate: (ask: Method, name: string) => Method,
): Port =>
  Object.fromEntries(
    Object.entries(port).map(([name, ask]: [string, Method]) => [name, decorate(ask, name)]),
  ) as Port;
