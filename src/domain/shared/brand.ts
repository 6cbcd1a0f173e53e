declare const brand: unique symbol;

/**
 * A value that must not be confused with another of the same shape: `Brand<string, 'ProductId'>`.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
