import { Children, type ReactNode } from 'react';

/** Returns a URL as people write it: without `https://`, `mailto:` or a trailing slash. */
const bare = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)/u, '').replace(/\/$/u, '');

const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();

/**
 * Returns the attribute with the URL that print styles show after a link; no attribute if the text
 * of the link is the URL itself.
 */
export const printedAddress = (
  address: string | null,
  children: ReactNode,
): { readonly 'data-address'?: string } =>
  address === null || bare(wordsOf(children)) === bare(address)
    ? {}
    : { 'data-address': address.replace(/^(?:mailto|tel):/u, '') };
