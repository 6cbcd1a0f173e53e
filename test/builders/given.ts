/**
 * The fields that a test sets on something with an id; the id is a plain string for readability.
 */
export type Given<T extends { readonly id: string }> = Partial<Omit<T, 'id'>> & {
  readonly id?: string;
};
