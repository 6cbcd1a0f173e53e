import { getDocumentProxy } from 'unpdf';
import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details';
import { NAVIGATION } from '../src/adapters/embedded/texts/navigation';
import { POST_PAGE } from '../src/adapters/embedded/texts/post-page';
import { PRODUCT_PAGE } from '../src/adapters/embedded/texts/product-page';
import { productPage } from '../src/ui/content/pages/product/product-page';

// Finds faults in a printed page by reading its PDF file. The file may come from any browser.

/** Headings, and labels of buttons and links, that are useless on paper. */
export const ON_SCREEN_ONLY = [
  NAVIGATION.callToAction.heading,
  NAVIGATION.callToAction.button,
  PRODUCT_PAGE.ask.button,
  productPage.share.label,
  PRODUCT_PAGE.related.heading,
  PRODUCT_PAGE.related.link,
  POST_PAGE.readNext,
  'Send enquiry',
  'Send message',
  'Next slide',
];

/**
 * Start of the copyright line that is printed on each sheet. The PDFs of all browsers contain these
 * characters as text.
 */
const FOOT = `© ${SITE_DETAILS.copyrightYear} ${SITE_DETAILS.name}`;

/** A run of text on a printed page, in points from the page's upper left corner. */
export interface Printed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Sheet {
  /** In points: A4 is 595 × 842, Letter 612 × 792. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly Printed[];
}

/** Returns the pages of a PDF, with their texts in the order in which the PDF contains them. */
export async function sheetsOf(pdf: Uint8Array): Promise<readonly Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, place) => {
      const page = await document.getPage(place + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, turned = 0, , , left = 0, base = 0] = item.transform as readonly number[];
        // Skips rotated text: it is part of an illustration, and the box that is computed below
        // would not be the area that it covers.
        if (Math.abs(turned) > 0.01) return [];
        return [
          {
            text: item.str,
            left,
            right: left + item.width,
            top: height - base - item.height * 0.75,
            bottom: height - base,
          },
        ];
      });
      return { width, height, texts };
    }),
  );
}

/** Returns all text of a printed page. */
export const wordsOf = ({ texts }: Sheet): string =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ');

const shared = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

/** Returns the texts that overlap other text. */
const overprinted = ({ texts }: Sheet): readonly string[] =>
  texts.flatMap((one, place) =>
    texts.slice(place + 1).flatMap((other) => {
      const wide = shared(one.left, one.right, other.left, other.right);
      const high = shared(one.top, one.bottom, other.top, other.bottom);
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      return wide > 2 && high > least / 3 ? [`"${other.text}" over "${one.text}"`] : [];
    }),
  );

const outside = ({ texts, width, height }: Sheet): readonly string[] =>
  texts
    .filter(
      ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
    )
    .map(({ text }) => `"${text}" beyond the edge`);

/** Returns the texts of a printed page that are above the copyright line. */
function bodyOf({ texts, height }: Sheet): readonly Printed[] {
  const foot = texts.findLast(({ text }) => text.includes(FOOT));
  const edge = foot === undefined ? height : foot.top - 4;
  return texts.filter(({ bottom }) => bottom < edge);
}

/**
 * Returns the faults of the printed pages, each as a text; empty when there are none.
 *
 * @param onScreenOnly texts that are useless on paper: labels of buttons and of the menu.
 * @param headings the texts of the page's headings, none of which may end a printed page.
 */
export function faultsOf(
  sheets: readonly Sheet[],
  onScreenOnly: readonly string[] = [],
  headings: readonly string[] = [],
): readonly string[] {
  return sheets.flatMap((sheet, place) => {
    const words = wordsOf(sheet);
    const body = bodyOf(sheet);
    const last = body.toSorted((one, other) => one.bottom - other.bottom).at(-1);
    const isLast = place === sheets.length - 1;
    return [
      ...overprinted(sheet),
      ...outside(sheet),
      ...onScreenOnly.filter((label) => words.includes(label)).map((label) => `"${label}"`),
      ...(words.includes(FOOT) ? [] : ["no brand's line"]),
      ...(isLast && body.length === 0 ? ['nothing but its foot'] : []),
      ...(!isLast && last !== undefined && headings.some((heading) => heading.includes(last.text))
        ? [`the heading "${last.text}" alone at its end`]
        : []),
    ].map((fault) => `sheet ${place + 1}: ${fault}`);
  });
}
