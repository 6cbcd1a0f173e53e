import { PAGE_TEXTS } from '../../../src/adapters/embedded/page-texts';
import { PAGE_TEXTS_NAMES } from '../../../src/domain/texts/page-texts';
import { textFields } from '../../../src/domain/texts/text-fields';
import { attributesOf } from '../../contracts/cms-schemas';

/** The names of all fields of the page texts that contain words or a picture. */
const TEXT_FIELDS = PAGE_TEXTS_NAMES.flatMap((type) =>
  textFields(PAGE_TEXTS[type]).flatMap((field) => {
    if (field.kind === 'address') return [];
    if (field.kind !== 'rows') return [`${type}.${field.name}`];
    return field.row
      .filter(({ kind }) => kind !== 'address')
      .map(({ name }) => `${type}.${field.name}.${name}`);
  }),
);

const TYPES_OF_WORDS = ['string', 'text', 'email'];

/** The fields of the single type *Site* that visitors read. */
export const SITE_FIELDS = [
  ...Object.entries(attributesOf('site'))
    .filter(([name, { type }]) => TYPES_OF_WORDS.includes(type) && name !== 'announcementLink')
    .map(([name]) => `site.${name}`),
  'site.copyrightYear',
];

/** The fields of *Site* that visitors follow but do not read. */
export const SITE_ADDRESSES = ['site.announcementLink', 'site.socialPages.address'];

/** The fields of single types in which the owner edits the words and pictures of pages. */
export const EDITED_FIELDS = [...TEXT_FIELDS, ...SITE_FIELDS];
