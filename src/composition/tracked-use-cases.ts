import type { Container } from 'inversify';
import {
  type QuestionLog,
  trackedQuestions,
} from '../adapters/dependency-tracking/tracked-questions';
import { type ContentPorts, isContentPort } from '../application/ports/content-ports';
import type { UseCasesOf, UseCaseTable } from '../application/use-case-table';
import { port } from './port';

/** A use-case that was called: the same answers to its questions make the same answer. */
export interface TrackedCall {
  readonly name: string;
  readonly input: readonly unknown[];
  readonly questions: QuestionLog;
  readonly answer: unknown;
}

export type Sources = ContentPorts;

type Method = (...args: readonly unknown[]) => unknown;

const isSignal = (value: unknown) => value instanceof AbortSignal;

/**
 * Those use-cases of the table that read these sources, and tell `onCall` of each of their answers.
 * All else that they need is the site's.
 */
export function trackedUseCases<Table extends UseCaseTable>(
  site: Container,
  sources: Sources,
  table: Table,
  onCall: (call: TrackedCall) => void,
): Partial<UseCasesOf<Table>> {
  const recorded = Object.entries(table).flatMap(([name, { make, needs }]) => {
    if (!needs.some(isContentPort)) return [];
    const call: Method = async (...args) => {
      const questions: QuestionLog = new Map();
      const ports = needs.map((need) =>
        isContentPort(need)
          ? trackedQuestions(need, sources[need], questions)
          : site.get(port(need)),
      );
      // The table's own type has checked what the names stand for.
      const useCase = (make as unknown as (...ports: readonly unknown[]) => Method)(...ports);
      const answer = await useCase(...args);
      const input = args.filter((arg) => arg !== undefined && !isSignal(arg));
      onCall({ name, input, questions, answer });
      return answer;
    };
    return [[name, call]];
  });
  return Object.fromEntries(recorded) as Partial<UseCasesOf<Table>>;
}
