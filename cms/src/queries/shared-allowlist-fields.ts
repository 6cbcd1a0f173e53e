import type { Row } from './allowed-row';

export const ENTRY = {
  id: 'row',
  documentId: 'id',
  createdAt: 'moment',
  updatedAt: 'moment',
} as const;
export const PUBLISHED = { ...ENTRY, publishedAt: 'moment' } as const;

/** Texts that an editor writes for the search results of a product or a post. */
export const SEARCH_LISTING = {
  searchTitle: 'unfiltered',
  searchDescription: 'unfiltered',
} as const;

/**
 * The fields of a file that may be selected. `related` is not one of them, because it would reveal
 * every entry that uses the file, drafts included.
 */
export const MEDIA = {
  fields: [
    'id',
    'documentId',
    'name',
    'alternativeText',
    'caption',
    'focalPoint',
    'width',
    'height',
    'formats',
    'ext',
    'mime',
    'size',
    'url',
  ],
};
/** The fields that a response contains for each smaller size in `formats`. */
export const FORMAT_FIELDS = ['name', 'ext', 'mime', 'width', 'height', 'size', 'url'];

export const READING = {
  find: ['fields', 'filters', 'locale', 'pagination', 'populate', 'sort'],
  findOne: ['fields', 'locale', 'populate'],
  // Only custom API tokens with the right to write can use the following actions. On create and
  // update, `status` selects the draft or the published version.
  create: ['fields', 'locale', 'populate', 'status'],
  update: ['fields', 'locale', 'populate', 'status'],
  delete: ['locale'],
} satisfies Row['parameters'];
