interface ParentRequest {
  readonly id: number;
  readonly request?: string;
  readonly input?: unknown;
}

/**
 * Answers requests of the parent process over Node's IPC channel (see
 * scripts/cms/start-strapi.mjs), which no other process can reach. Does nothing without such a
 * channel. `answers` maps each request name to a function from its input to a JSON-safe result.
 */
export const answerParent = (answers: Record<string, (input: unknown) => unknown>) => {
  const send = process.send?.bind(process);
  if (!send) return;
  process.on('message', async ({ id, request = '', input }: ParentRequest) => {
    const answer = Object.hasOwn(answers, request) && answers[request];
    if (!answer) return;
    try {
      send({ id, answer: (await answer(input)) ?? null });
    } catch (error) {
      send({ id, error: (error as Error).message });
    }
  });
};
