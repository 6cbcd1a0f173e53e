/** A key that nobody else makes: letters, digits and hyphens, 8 to 64 of them. */
export type NewIdempotencyKey = () => string;
