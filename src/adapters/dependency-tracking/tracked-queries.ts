import type { PortQuery } from '../../application/port-query';

/** Queries and their answers, by the query as JSON. */
export type QueryLog = Map<string, { readonly query: PortQuery; readonly answer: unknown }>;

type Method = (...args: readonly unknown[]) => unknown;

/** The port of this name; records each query and its answer in `log`. */
export function trackedQueries<Port extends object>(name: string, port: Port, log: QueryLog): Port {
  const methods = Object.entries(port).map(([method, ask]: [string, Method]) => [
    method,
    async (...args: readonly unknown[]) => {
      const answer = await ask(...args);
      const key = JSON.stringify({ port: name, method, args }, (property, value) =>
        property === 'signal' ? undefined : value,
      );
      log.set(key, { query: JSON.parse(key) as PortQuery, answer });
      return answer;
    },
  ]);
  return Object.fromEntries(methods) as Port;
}
