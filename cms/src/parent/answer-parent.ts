interface Question {
  readonly id: number;
  readonly question?: string;
  readonly input?: unknown;
}

/**
 * Answers what the process that started this one asks over Node's own channel between the two (see
 * scripts/cms/start-strapi.mjs), which nobody else can reach. Without such a channel this does nothing.
 * `answers` has a function for each question, from its input to what can be sent as JSON.
 */
export const answerParent = (answers: Record<string, (input: unknown) => unknown>) => {
  const send = process.send?.bind(process);
  if (!send) return;
  process.on('message', async ({ id, question = '', input }: Question) => {
    const answer = Object.hasOwn(answers, question) && answers[question];
    if (!answer) return;
    try {
      send({ id, answer: (await answer(input)) ?? null });
    } catch (error) {
      send({ id, error: (error as Error).message });
    }
  });
};
