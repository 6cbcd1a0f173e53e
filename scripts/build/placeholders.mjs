/** @typedef {import('../../src/domain/site/placeholders').Placeholder} Placeholder */

/**
 * Where the owner replaces a placeholder, such as the sample telephone number. `panel` is the path
 * in the CMS's admin panel. `file` is the source file, for a site without a CMS.
 */
const SITE = {
  panel: 'single-types/api::site.site',
  file: 'src/adapters/embedded/embedded-site-details.ts',
};
const TESTIMONIALS = {
  panel: 'collection-types/api::testimonial.testimonial',
  file: 'src/adapters/embedded/embedded-testimonials.ts',
};

const KINDS = {
  name: { is: 'the name of the brand', place: SITE },
  email: { is: 'the e-mail address', place: SITE },
  telephone: { is: 'the telephone number', place: SITE },
  testimonials: { is: 'the sample testimonials', place: TESTIMONIALS },
};

/**
 * Returns a sentence for each placeholder. The sentence says where the owner replaces the
 * placeholder: in the admin panel or in a source file.
 * @param {readonly Placeholder[]} placeholders
 * @param {string | null} panel origin of the admin panel; `null` when the site has no CMS.
 * @returns {readonly string[]}
 */
export const placeholderSentences = (placeholders, panel) =>
  placeholders.map(({ what, shown }) => {
    const { is, place } = KINDS[what];
    const at = panel === null ? place.file : `${panel}/admin/content-manager/${place.panel}`;
    return `${is}: ${shown} (change it at ${at})`;
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
 * @throws {Error} with a list of the placeholders, if there are any.
 */
export function refusePlaceholders(sentences) {
  if (sentences.length === 0) return;
  throw new Error(`Visitors would see ${sentences.length} placeholders:\n${asList(sentences)}`);
}
