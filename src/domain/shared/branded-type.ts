declare const brand: unique symbol;

/**
 * A nominal type, such as `Brand<string, 'ProductId'>`. Where it is expected, TypeScript accepts
 * neither a plain `T` nor a `T` with another brand.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
