import * as v from 'valibot';
import { VOLUMES } from '../../../domain/catalogue/volume';
import { breakEndlessWords } from '../../../domain/shared/text';

/**
 * What the CMS sends, as far as the site reads it (STRAPI 5 REST, flat entries). An absent key is
 * a relation that was not asked for or a field that the CMS does not have; both read as empty.
 */

/** Whatever an editor wrote. */
export const prose = v.pipe(v.string(), v.transform(breakEndlessWords));
const text = v.nullish(prose, '');
const pixels = v.nullish(v.pipe(v.number(), v.minValue(1)), null);

// Relative, or on the web: a `javascript:` in a field of the CMS is no picture.
const fileAddress = v.pipe(v.string(), v.regex(/^(?:https?:|(?![a-z][a-z\d+.-]*:)[^\s])/i));

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

// A picture that cannot be read is a missing picture: the thing it shows is still worth showing.
const media = v.fallback(v.nullish(mediaWire, null), null);

const factWire = v.object({ label: prose, value: prose });

const moment = v.nullish(v.string(), null);

const entry = {
  documentId: v.pipe(v.string(), v.minLength(1)),
  Title: v.pipe(prose, v.trim(), v.minLength(1)),
  Description: text,
  updatedAt: v.fallback(moment, null),
};

export const productWire = v.object({
  ...entry,
  Price: v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0)), null),
  Rating: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), null),
  // An option that the owner added to the CMS later is no reason to hide the product.
  Volume: v.fallback(v.nullish(v.picklist(VOLUMES), null), null),
  productimage: media,
  gallery: v.fallback(v.nullish(v.array(v.unknown()), []), []),
  facts: v.fallback(v.nullish(v.array(v.fallback(v.nullable(factWire), null)), []), []),
});

export const postWire = v.object({
  ...entry,
  blogimg: media,
  publishedOn: v.fallback(moment, null),
  /** With commas between them. */
  topics: v.fallback(text, ''),
  publishedAt: v.fallback(moment, null),
  createdAt: v.fallback(moment, null),
  Body: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});
export type PostWire = v.InferOutput<typeof postWire>;

const component = { id: v.nullish(v.union([v.number(), v.string()]), null) };

export const bodyBlockWire = v.variant('__component', [
  v.object({
    __component: v.literal('blog-body.text'),
    ...component,
    body: v.nullish(v.union([prose, v.array(v.unknown())]), ''),
  }),
  v.object({
    __component: v.literal('blog-body.quote'),
    ...component,
    text: prose,
    author: text,
  }),
  v.object({
    __component: v.literal('blog-body.picture'),
    ...component,
    image: media,
    alt: text,
    caption: text,
  }),
]);

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
