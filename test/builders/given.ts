/**
 * The fields that a test sets on an object with an id. The id is a plain string for readability.
 */
export type Given<T extends { readonly id: string }> = Partial<Omit<T, 'id'>> & {
  readonly id?: string;
};
