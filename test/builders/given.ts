/**
 * The fields that a test may set on an object with an id. The id is a plain string instead of its
 * branded type, so that a test needs no cast.
 */
export type Given<T extends { readonly id: string }> = Partial<Omit<T, 'id'>> & {
  readonly id?: string;
};
