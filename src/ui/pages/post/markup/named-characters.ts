const NAMED_CHARACTER = /^&[A-Za-z][A-Za-z0-9]*;$/u;

/** As far as it is asked here; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): unknown;
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * What reads Markdown has the browser decode characters by their names (`&eacute;`), as markup of an
 * element that nobody sees. A policy for Trusted Types lets that pass, and no other markup: it is the
 * default one, which is asked about every text that would become markup (`config/host-headers.mjs`).
 */
types?.createPolicy('default', {
  createHTML: (markup) => (NAMED_CHARACTER.test(markup) ? markup : null),
});
