import * as v from 'valibot';
import { breakEndlessWords, isVisible } from '../../../domain/shared/shorten-text';
import { blocksWire, plainText } from './blocks-to-text';
import { isFileAddress } from './file-address';

/**
 * Schemas for parts of responses of the CMS (Strapi 5 REST API) that several content types share. A
 * relation that was not requested and a field that the CMS does not have are absent from a
 * response; both are read as empty.
 */

/**
 * A text that an editor wrote, with spaces inserted into extremely long words: see
 * `breakEndlessWords`.
 */
export const prose = v.pipe(v.string(), v.transform(breakEndlessWords));
/** Text, or `''` where it contains nothing visible. */
const words = v.pipe(
  prose,
  v.transform((given) => (isVisible(given) ? given : '')),
);
export const seen = v.pipe(prose, v.check(isVisible, 'Expected something that can be seen'));
export const text = v.nullish(words, '');
/** Text without the blanks around it, or `null` where there is none. */
export const optionalProse = v.nullish(
  v.pipe(
    prose,
    v.trim(),
    v.transform((given) => given || null),
  ),
  null,
);
const pixels = v.nullish(v.pipe(v.number(), v.minValue(1)), null);

// Accepts relative and HTTP addresses only. A `javascript:` address in the CMS is refused.
export const fileAddress = v.pipe(
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
  /** The size of the file in kilobytes. */
  size: v.nullish(v.number(), null),
  formats: v.nullish(v.record(v.string(), v.unknown()), null),
  /**
   * The point that stays visible when the picture is cropped. An invalid value counts as none, so
   * that the picture still shows.
   */
  focalPoint: v.fallback(v.nullish(v.object({ x: percent, y: percent }), null), null),
});
export type MediaWire = v.InferOutput<typeof mediaWire>;

export const media = v.nullish(mediaWire, null);

export const moment = v.nullish(v.string(), null);

/** A list whose items are validated one by one. */
export const listOf = v.nullish(v.array(v.unknown()), []);

/**
 * The fields that products and posts share; other types use some of them. `documentId` and `Title`
 * are required; any other field that cannot be read counts as missing: see `readEntry`.
 */
export const entry = {
  documentId: v.pipe(v.string(), v.minLength(1)),
  Title: v.pipe(seen, v.trim()),
  /** Text, or nodes of the block editor, which are converted to plain text. */
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

/** Fields whose values replace a document's title, description and picture in search results. */
export const searchFields = { searchTitle: text, searchDescription: text, searchPicture: media };

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Pagination has two forms, by page and by offset. Both may lack the total. */
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

const acknowledged = v.object({ documentId: v.pipe(v.string(), v.minLength(1)) });

/**
 * The response to an enquiry. `data` becomes the id of the stored enquiry, or `null` when the CMS
 * returns none. `meta.confirmation` is `'mail'` if the CMS in `cms/` sends the visitor a mail that
 * asks for the confirmation of a newsletter sign-up. Any other `meta` becomes `{}`.
 */
export const receivedWire = v.object({
  data: v.pipe(
    oneWire.entries.data,
    v.transform((data) => (v.is(acknowledged, data) ? data.documentId : null)),
  ),
  meta: v.fallback(v.object({ confirmation: v.optional(v.literal('mail')) }), {}),
});

export const uploadedWire = v.pipe(
  v.array(v.object({ documentId: v.pipe(v.string(), v.minLength(1)), width: pixels })),
  v.minLength(1),
);

/** The body of a refused write: the fields and the CMS's messages. */
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
