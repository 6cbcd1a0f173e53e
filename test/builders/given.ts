/** What a test says about a thing with an id; the id as plain text, for the test to read well. */
export type Given<T extends { readonly id: string }> = Partial<Omit<T, 'id'>> & {
  readonly id?: string;
};
