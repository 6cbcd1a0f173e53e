import type { Question } from '../../application/question';

/** What was asked and answered, by the question. */
export type QuestionLog = Map<string, { readonly question: Question; readonly answer: unknown }>;

type Method = (...args: readonly unknown[]) => unknown;

/** The port of this name, noting in `log` what it was asked and what it answered. */
export function trackedQuestions<Port extends object>(
  name: string,
  port: Port,
  log: QuestionLog,
): Port {
  const methods = Object.entries(port).map(([method, ask]: [string, Method]) => [
    method,
    async (...args: readonly unknown[]) => {
      const answer = await ask(...args);
      const asked = JSON.stringify({ port: name, method, args }, (key, value) =>
        key === 'signal' ? undefined : value,
      );
      log.set(asked, { question: JSON.parse(asked) as Question, answer });
      return answer;
    },
  ]);
  return Object.fromEntries(methods) as Port;
}
