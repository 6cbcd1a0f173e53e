/**
 * Answers what the process that started this one asks over Node's own channel between the two (see
 * scripts/cms/start-strapi.mjs), which nobody else can reach. Without such a channel this does nothing.
 * `answers` has a function for each question, from its input to what can be sent as JSON.
 */
const answerParent = (answers) => {
  if (!process.send) return;
  process.on('message', async ({ id, question, input }) => {
    if (!Object.hasOwn(answers, question ?? '')) return;
    try {
      process.send({ id, answer: (await answers[question](input)) ?? null });
    } catch (error) {
      process.send({ id, error: error.message });
    }
  });
};

module.exports = { answerParent };
