const last = new Map<string, Promise<unknown>>();

/** Does pieces of work of one name one after the other, as they come. */
export const inTurn = async <Result>(
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
