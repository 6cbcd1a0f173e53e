const last = new Map<string, Promise<unknown>>();

/** Runs tasks with the same name one after another, in order of arrival. */
export const runInSequence = async <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const before = last.get(name);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
};
