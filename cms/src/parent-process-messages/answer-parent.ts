interface ParentRequest {
  readonly id: number;
  readonly request?: string;
  readonly input?: unknown;
}

/**
 * Answers requests of the parent process over Node's IPC channel, which no other process can use
 * (see scripts/cms/start-strapi.mjs). Does nothing without such a channel. `answers` contains, by
 * request name, functions that take the input of the request and return a result that JSON can
 * represent.
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
