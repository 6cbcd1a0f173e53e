import { NOT_FOUND_ADDRESS, UNAVAILABLE_ADDRESS } from './cache/cached-document';
import { REDIRECTS_ADDRESS } from './cache/cached-redirects';

interface TaggedText {
  readonly text: string;
  /** Cache tags of the content that the text shows. */
  readonly tags: Iterable<string>;
}

interface TaggedDocument {
  readonly html: string;
  readonly tags: Iterable<string>;
}

/** The parts of the site's renderer that render one text each. */
interface SingleTexts {
  productsFile(): Promise<TaggedText>;
  notFoundPage(): Promise<TaggedDocument>;
  unavailablePage(): Promise<TaggedDocument>;
  webManifestTexts(): Promise<{ readonly texts: object; readonly tags: Iterable<string> }>;
  redirects(): Promise<{
    readonly working: readonly { readonly from: string; readonly to: string }[];
  }>;
}

const textOf = async (document: Promise<TaggedDocument>): Promise<TaggedText> => {
  const { html, tags } = await document;
  return { text: html, tags };
};

/**
 * Returns the functions that render the files of one text each, by the addresses of the files.
 *
 * @param addresses the addresses of the catalogue file and of the web app manifest.
 * @param webManifest the manifest of the build, as JSON.
 */
export const singleFiles = (
  addresses: { readonly products: string; readonly webManifest: string },
  webManifest: string,
): ReadonlyMap<string, (site: SingleTexts) => Promise<TaggedText>> =>
  new Map<string, (site: SingleTexts) => Promise<TaggedText>>([
    [addresses.products, ({ productsFile }) => productsFile()],
    [NOT_FOUND_ADDRESS, ({ notFoundPage }) => textOf(notFoundPage())],
    [UNAVAILABLE_ADDRESS, ({ unavailablePage }) => textOf(unavailablePage())],
    [
      addresses.webManifest,
      async ({ webManifestTexts }) => {
        const { texts, tags } = await webManifestTexts();
        return { text: JSON.stringify({ ...JSON.parse(webManifest), ...texts }), tags };
      },
    ],
    [
      REDIRECTS_ADDRESS,
      async ({ redirects }) => {
        const { working } = await redirects();
        const text = JSON.stringify(working.map(({ from, to }) => [from, to]));
        return { text, tags: ['redirect'] };
      },
    ],
  ]);
