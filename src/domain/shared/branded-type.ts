declare const brand: unique symbol;

/**
 * A type that TypeScript does not accept for another type of the same shape:
 * `Brand<string, 'ProductId'>`.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
