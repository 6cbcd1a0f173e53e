/** What came over the wire: anything, until a schema has looked at it. */
export type Wire = Readonly<Record<string, unknown>>;
