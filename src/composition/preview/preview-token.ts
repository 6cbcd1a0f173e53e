const MARK = '#preview=';

/**
 * No token is longer; a longer header than a server takes would be answered by no word of the CMS.
 */
const LONGEST = 100;

/**
 * Whether the address is one that the CMS gives to its editors: its token is never sent to the
 * site's host.
 */
export const isPreviewAddress = (): boolean => location.hash.startsWith(MARK);

/**
 * The token in the address, `null` where there is none or no CMS that would know it. Read once: the
 * page's own links may change what stands behind the `#`.
 */
export const previewToken: string | null =
  __CATALOGUE__ === 'strapi' && !import.meta.env.SSR && isPreviewAddress()
    ? location.hash.slice(MARK.length, MARK.length + LONGEST)
    : null;
