const MARK = '#preview=';

/**
 * Maximum token length. A request sends the token in a header, and a web server may reject a very
 * long header before the CMS could respond.
 */
const LONGEST = 100;

/**
 * Whether the address of this page is a link from the CMS to a preview. Such a link contains the
 * token in the fragment, because browsers do not send the fragment to the site's host.
 */
export const isPreviewAddress = (): boolean => location.hash.startsWith(MARK);

/**
 * The preview token in the address; `null` when there is none or when the build has no CMS. It is
 * read once, because links on the page may change the fragment.
 */
export const previewToken: string | null =
  __CATALOGUE__ === 'strapi' && !import.meta.env.SSR && isPreviewAddress()
    ? location.hash.slice(MARK.length, MARK.length + LONGEST)
    : null;
