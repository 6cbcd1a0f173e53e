import * as v from 'valibot';
import { VOLUMES } from '../../../domain/catalogue/volume';
import { momentOf } from '../../../domain/shared/moment';
import { breakEndlessWords, isVisible } from '../../../domain/shared/text';
import { isFileAddress } from './file-address';
import { priceWire, ratingWire } from './number-wire';
import { blocksWire, plainText } from './plain-text';

/**
 * What the CMS sends, as far as the site reads it (STRAPI 5 REST, flat entries). An absent key is
 * a relation that was not asked for or a field that the CMS does not have; both read as empty.
 */

/** Whatever an editor wrote. */
export const prose = v.pipe(v.string(), v.transform(breakEndlessWords));
/** Nothing where it holds nothing that a reader sees. */
const words = v.pipe(
  prose,
  v.transform((given) => (isVisible(given) ? given : '')),
);
const seen = v.pipe(prose, v.check(isVisible, 'Expected something that can be seen'));
const text = v.nullish(words, '');
const pixels = v.nullish(v.pipe(v.number(), v.minValue(1)), null);

// Relative, or on the web: a `javascript:` in a field of the CMS is no picture.
const fileAddress = v.pipe(
  v.string(),
  v.regex(/^(?:https?:|(?![a-z][a-z\d+.-]*:(?!\d+\/))[^\s])/i),
  v.check(isFileAddress, 'Expected the address of a file'),
);

export const mediaFormatWire = v.object({
  url: fileAddress,
  width: v.pipe(v.number(), v.minValue(1)),
  size: v.nullish(v.number(), null),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

export const mediaWire = v.object({
  url: fileAddress,
  alternativeText: text,
  caption: v.nullish(prose, null),
  width: pixels,
  height: pixels,
  /** Kilobytes. */
  size: v.nullish(v.number(), null),
  formats: v.nullish(v.record(v.string(), v.unknown()), null),
  /** Set in the media library. Nonsense in it is no reason to show no picture. */
  focalPoint: v.fallback(v.nullish(v.object({ x: percent, y: percent }), null), null),
});
export type MediaWire = v.InferOutput<typeof mediaWire>;

const media = v.nullish(mediaWire, null);

export const factWire = v.object({ label: seen, value: seen });

const dayWire = v.pipe(
  v.string(),
  v.check((day) => momentOf(day) !== null, 'Expected a day of the calendar'),
);
const moment = v.nullish(v.string(), null);

/** A list, of which only what cannot be read is left out. */
const listOf = v.nullish(v.array(v.unknown()), []);

const entry = {
  documentId: v.pipe(v.string(), v.minLength(1)),
  Title: v.pipe(seen, v.trim()),
  /** The block editor writes nodes, which a description shows the words of. */
  Description: v.nullish(
    v.union([
      words,
      v.pipe(
        blocksWire,
        v.transform((nodes) => plainText(nodes)),
        words,
      ),
    ]),
    '',
  ),
  updatedAt: moment,
};

/**
 * Without `documentId` and `Title` there is no document. Any other field that cannot be read is as if the
 * CMS had none: see `readEntry`.
 */
export const productWire = v.object({
  ...entry,
  Price: v.nullish(priceWire, null),
  Rating: v.nullish(ratingWire, null),
  // Not an option that the owner added to the CMS later.
  Volume: v.nullish(v.picklist(VOLUMES), null),
  productimage: media,
  gallery: listOf,
  facts: listOf,
});

export const postWire = v.object({
  ...entry,
  blogimg: media,
  /** The day that the editor chose, also one to come. */
  publishedOn: v.nullish(dayWire, null),
  /** With commas between them. */
  topics: text,
  publishedAt: moment,
  createdAt: moment,
  Body: listOf,
});
export type PostWire = v.InferOutput<typeof postWire>;

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Two shapes of pagination exist, by page and by offset; the total may be missing from both. */
export const listWire = v.object({
  data: v.array(v.unknown()),
  meta: v.nullish(
    v.object({
      pagination: v.nullish(
        v.object({ page: count, pageSize: count, pageCount: count, total: count }),
      ),
    }),
  ),
});

export const oneWire = v.object({ data: v.nullable(v.unknown()) });

export const uploadedWire = v.pipe(
  v.array(v.object({ documentId: v.pipe(v.string(), v.minLength(1)), width: pixels })),
  v.minLength(1),
);

/** The body of a refused write: which fields, and the CMS's own words. */
export const refusalWire = v.object({
  error: v.object({
    message: v.nullish(v.string(), ''),
    details: v.nullish(
      v.object({
        errors: v.nullish(
          v.array(v.object({ path: v.array(v.string()), message: v.nullish(v.string(), '') })),
        ),
      }),
    ),
  }),
});
