import type { Question } from '../../application/question';

/** Queries and their answers, by the query as JSON. */
export type QuestionLog = Map<string, { readonly question: Question; readonly answer: unknown }>;

type Method = (...args: readonly unknown[]) => unknown;

/** The port of this name; records each query and its answer in `log`. */
export function trackedQuestions<Port extends object>(
  name: string,
  port: Port,
  log: QuestionLog,
): Port {
  const methods = Object.entries(port).map(([method, ask]: [string, Method]) => [
    method,
    async (...args: readonly unknown[]) => {
      const answer = await ask(...args);
      const key = JSON.stringify({ port: name, method, args }, (property, value) =>
        property === 'signal' ? undefined : value,
      );
      log.set(key, { question: JSON.parse(key) as Question, answer });
      return answer;
    },
  ]);
  return Object.fromEntries(methods) as Port;
}
