import type { Core } from '@strapi/strapi';
import { z } from '@strapi/utils';
import schema from '../api/enquiry/content-types/enquiry/schema.json';
import { visibleAt } from '../visibility/visible-at';
import { tidyLine } from './tidy-text';

const PRODUCT = 'api::product.product';

/** Limits of an order, which the site enforces too: the number of lines, and of items in a line. */
export const MAX_LINES = 20;
export const MAX_QUANTITY = 999;
const LONGEST = 200;

const volumes = schema.attributes.volume.enum;

const oneLine = z
  .string()
  .transform(tidyLine)
  .refine((text) => text.length > 0 && text.length <= LONGEST);

const Line = z.strictObject({
  product: oneLine,
  title: oneLine,
  volume: z
    .string()
    .refine((volume) => volumes.includes(volume))
    .nullish()
    .transform((volume) => volume ?? null),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  /** Price of one item in US dollars that the visitor saw; null for a price on request. */
  price: z
    .number()
    .min(0)
    .max(1e9)
    .nullish()
    .transform((price) => price ?? null),
});

const Lines = z.array(Line).min(1).max(MAX_LINES);

/** One product of an order. */
export type OrderLine = z.infer<typeof Line>;

/**
 * Returns the lines of an order with tidied texts and with their keys in a fixed order, because
 * PostgreSQL does not keep the order of keys in JSON. Returns null if a line is invalid or two
 * lines have the same product.
 */
export const linesOf = (value: unknown): readonly OrderLine[] | null => {
  const { success, data } = Lines.safeParse(value);
  if (!success) return null;
  const ids = new Set(data.map(({ product }) => product));
  if (ids.size < data.length) return null;
  return data.map(({ product, title, volume, quantity, price }) => ({
    product,
    title,
    volume,
    quantity,
    price,
  }));
};

const dollars = (cents: number) => {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`;
};
const centsOf = (price: number) => Math.round(price * 100);

const ON_REQUEST = 'on request';

/** An order as a table: its rows and the sum below them. All cells are texts. */
export interface OrderTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly total: string;
}

/** @param titleOf returns the title to show. The visitor's copy hides titles that contain links. */
export const orderTable = (
  lines: readonly OrderLine[],
  titleOf: (line: OrderLine) => string = ({ title }) => title,
): OrderTable => {
  const priced = lines.flatMap(({ price, quantity }) =>
    price === null ? [] : [centsOf(price) * quantity],
  );
  const open = lines.length - priced.length;
  const sum = dollars(priced.reduce((all, cents) => all + cents, 0));
  const rest = open === 0 ? '' : `, and ${open} with a price on request`;
  return {
    head: ['Product', 'Volume', 'Quantity', 'Each', 'Together'],
    rows: lines.map((line) => [
      titleOf(line),
      line.volume ?? '–',
      String(line.quantity),
      line.price === null ? ON_REQUEST : dollars(centsOf(line.price)),
      line.price === null ? ON_REQUEST : dollars(centsOf(line.price) * line.quantity),
    ]),
    total:
      priced.length === 0
        ? 'Total before delivery: on request'
        : `Total before delivery: ${sum}${rest}`,
  };
};

/** Returns an order as text, for the panel, for its search and for the exported file. */
export const orderText = (lines: readonly OrderLine[]): string => {
  const { rows, total } = orderTable(lines);
  return [
    ...rows.map(([title, volume, quantity, each, together]) =>
      [`${quantity} × ${title}`, volume === '–' ? '' : volume, each, `together ${together}`]
        .filter(Boolean)
        .join(' · '),
    ),
    total,
  ].join('\n');
};

const LINE_FIELD = /^line-(\d{1,2})-(product|quantity)$/;

/** Names of the fields with which a form without JavaScript sends the lines of an order. */
export const LINE_FIELDS: readonly string[] = Array.from({ length: MAX_LINES }, (_, place) =>
  ['product', 'quantity'].map((part) => `line-${place + 1}-${part}`),
).flat();

/** What a visitor chose in a line of a form. */
export interface TypedLine {
  readonly product: string;
  readonly quantity: string;
}

/**
 * Splits the fields of a form into the order lines and the other fields. Leaves out lines without a
 * product.
 */
export const splitLines = (fields: Readonly<Record<string, string>>) => {
  const others = Object.entries(fields).filter(([name]) => !LINE_FIELD.test(name));
  const typed: TypedLine[] = Array.from({ length: MAX_LINES }, (_, place) => ({
    product: fields[`line-${place + 1}-product`]?.trim() ?? '',
    quantity: fields[`line-${place + 1}-quantity`]?.trim() ?? '',
  }));
  return {
    fields: Object.fromEntries(others),
    lines: typed.filter(({ product }) => product !== ''),
  };
};

/**
 * Returns the lines of a form as the site's JavaScript would send them, with the titles, volumes
 * and prices of the published products. The title of a product that is no longer visible is empty,
 * which makes the order invalid. Two lines with the same product become one.
 */
export const linesFromForm = async (strapi: Core.Strapi, typed: readonly TypedLine[]) => {
  const found = await strapi.documents(PRODUCT).findMany({
    filters: {
      $and: [
        { documentId: { $in: typed.map(({ product }) => product) } },
        visibleAt(strapi, PRODUCT, Date.now()),
      ],
    },
    fields: ['Title', 'Price', 'Volume'],
    status: 'published',
    limit: MAX_LINES,
  });
  const lines = new Map<string, Record<string, unknown>>();
  for (const { product, quantity } of typed) {
    const known = found.find(({ documentId }) => documentId === product);
    const count = /^\d{1,6}$/.test(quantity) ? Number(quantity) : 0;
    const earlier = Number(lines.get(product)?.quantity ?? 0);
    lines.set(product, {
      product,
      title: known?.Title ?? '',
      volume: known?.Volume ?? null,
      quantity: earlier + count,
      price: known?.Price ?? null,
    });
  }
  return [...lines.values()];
};
