declare const brand: unique symbol;

/**
 * A nominal type. TypeScript accepts neither a plain `T` nor a `T` with another brand in its place:
 * `Brand<string, 'ProductId'>`.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
