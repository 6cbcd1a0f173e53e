interface Editable<Draft, Thing extends { readonly id: Id }, Id> {
  create(draft: Draft): Promise<Thing>;
  remove(id: Id): Promise<void>;
}

/** Returns the port and a function that removes everything created through it. */
export function removingAfterwards<
  Draft,
  Id,
  Thing extends { readonly id: Id },
  Port extends Editable<Draft, Thing, Id>,
>(port: Port & Editable<Draft, Thing, Id>): { readonly port: Port; cleanUp(): Promise<void> } {
  const created: Id[] = [];
  const create = async (draft: Draft): Promise<Thing> => {
    const thing = await port.create(draft);
    created.push(thing.id);
    return thing;
  };
  return {
    port: { ...port, create },
    async cleanUp() {
      for (const id of created.splice(0)) await port.remove(id);
    },
  };
}
