import { Children, type ReactNode } from 'react';

/** What somebody would write down: no `https://`, no `mailto:`, no slash at the end. */
const bare = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)/u, '').replace(/\/$/u, '');

const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();

/** The attribute with which paper says where a link leads, unless the link's own words do. */
export const printedAddress = (
  address: string | null,
  children: ReactNode,
): { readonly 'data-address'?: string } =>
  address === null || bare(wordsOf(children)) === bare(address)
    ? {}
    : { 'data-address': address.replace(/^(?:mailto|tel):/u, '') };
