/** Makes a unique key of 8 to 64 letters, digits and hyphens. */
export type NewIdempotencyKey = () => string;
