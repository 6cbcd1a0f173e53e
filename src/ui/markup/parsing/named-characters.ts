const NAMED_CHARACTER = /^&[A-Za-z][A-Za-z0-9]*;$/u;

/** The part of the Trusted Types API used here; TypeScript's own library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): unknown;
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * The Markdown parser decodes named character references (`&eacute;`) by setting them as the markup
 * of a detached element. This Trusted Types policy allows that and no other markup. It is the
 * default policy, which the browser applies to every string that would become markup
 * (`config/host-headers.mjs`).
 */
types?.createPolicy('default', {
  createHTML: (markup) => (NAMED_CHARACTER.test(markup) ? markup : null),
});
