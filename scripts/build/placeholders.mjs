/** @typedef {import('../../src/domain/site/placeholders').Placeholder} Placeholder */

/**
 * What each placeholder is called, and where it is changed: in the panel of the CMS, or in a file of
 * a site without a CMS.
 */
const KINDS = {
  name: { is: 'the name of the brand', type: 'site' },
  email: { is: 'the e-mail address', type: 'site' },
  telephone: { is: 'the telephone number', type: 'site' },
  testimonials: { is: 'the sample testimonials', type: 'testimonial' },
};

const PANEL = {
  site: 'single-types/api::site.site',
  testimonial: 'collection-types/api::testimonial.testimonial',
};
const FILES = {
  site: 'src/adapters/embedded/embedded-site-details.ts',
  testimonial: 'src/adapters/embedded/embedded-testimonials.ts',
};

/**
 * Returns a sentence for each placeholder, with the place where it is changed.
 * @param {readonly Placeholder[]} placeholders
 * @param {string | null} panel origin of the admin panel; `null` when the site has no CMS.
 * @returns {readonly string[]}
 */
export const placeholderSentences = (placeholders, panel) =>
  placeholders.map(({ what, shown }) => {
    const { is, type } = KINDS[what];
    const name = /** @type {'site' | 'testimonial'} */ (type);
    const place = panel === null ? FILES[name] : `${panel}/admin/content-manager/${PANEL[name]}`;
    return `${is}: ${shown} (change it at ${place})`;
  });

/** @param {readonly string[]} sentences */
const asList = (sentences) => sentences.map((sentence) => `- ${sentence}`).join('\n');

/** Prints the placeholders that visitors will see. @param {readonly string[]} sentences */
export function reportPlaceholders(sentences) {
  if (sentences.length === 0) return;
  console.warn(`Visitors will see ${sentences.length} placeholders:\n${asList(sentences)}`);
}

/**
 * @param {readonly string[]} sentences
 * @throws {Error} that names the placeholders, if there are any.
 */
export function refusePlaceholders(sentences) {
  if (sentences.length === 0) return;
  throw new Error(`Visitors would see ${sentences.length} placeholders:\n${asList(sentences)}`);
}
