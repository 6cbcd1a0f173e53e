/** Data from the network, of unknown shape until a schema has checked it. */
export type Wire = Readonly<Record<string, unknown>>;
