import type { Container } from 'inversify';
import { type QueryLog, trackedQueries } from '../adapters/dependency-tracking/tracked-queries';
import { type ContentPorts, isContentPort } from '../application/ports/content-ports';
import type { UseCasesOf, UseCaseTable } from '../application/use-case-table';
import { port } from './port';

/** A tracked call of a use-case. If its queries have the same answers, so has the call. */
export interface TrackedCall {
  readonly name: string;
  readonly input: readonly unknown[];
  readonly queries: QueryLog;
  readonly answer: unknown;
}

export type Sources = ContentPorts;

type Method = (...args: readonly unknown[]) => unknown;

const isSignal = (value: unknown) => value instanceof AbortSignal;

/**
 * The use-cases of the table that read these sources. They report each call to `onCall`. Their
 * other ports come from the site's container.
 */
export function trackedUseCases<Table extends UseCaseTable>(
  site: Container,
  sources: Sources,
  table: Table,
  onCall: (call: TrackedCall) => void,
): Partial<UseCasesOf<Table>> {
  const tracked = Object.entries(table).flatMap(([name, { make, needs }]) => {
    if (!needs.some(isContentPort)) return [];
    const call: Method = async (...args) => {
      const queries: QueryLog = new Map();
      const ports = needs.map((need) =>
        isContentPort(need) ? trackedQueries(need, sources[need], queries) : site.get(port(need)),
      );
      // The type of the table has checked the port names.
      const useCase = (make as unknown as (...ports: readonly unknown[]) => Method)(...ports);
      const answer = await useCase(...args);
      const input = args.filter((arg) => arg !== undefined && !isSignal(arg));
      onCall({ name, input, queries, answer });
      return answer;
    };
    return [[name, call]];
  });
  return Object.fromEntries(tracked) as Partial<UseCasesOf<Table>>;
}
