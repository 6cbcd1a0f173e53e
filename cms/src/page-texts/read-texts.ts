import type { Core } from '@strapi/strapi';
import { SHIPPED_TEXTS } from './shipped-texts';
import { uidOfTexts } from './text-types';

type ShownType = keyof typeof SHIPPED_TEXTS;

/** The texts of one single type that the CMS shows in its own pages and e-mails, by field. */
export type TextsOf<Name extends ShownType> = {
  readonly [Field in keyof (typeof SHIPPED_TEXTS)[Name]]: string;
};

const SHIPPED: { readonly [Name in ShownType]: TextsOf<Name> } = SHIPPED_TEXTS;

/** The characters that the site ignores when it checks whether a field is empty. */
const INVISIBLE = /[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.replace(INVISIBLE, '') !== '';

/**
 * Returns the texts of a single type as the owner wrote them. A field that is empty gets the text
 * that ships with the site. If the database cannot be read, logs the error and returns only the
 * shipped texts, so that a page can still be shown.
 */
export const textsOf = async <Name extends ShownType>(
  strapi: Core.Strapi,
  name: Name,
): Promise<TextsOf<Name>> => {
  const shipped: TextsOf<Name> = SHIPPED[name];
  try {
    const entry: Readonly<Record<string, unknown>> | null = await strapi
      .documents(uidOfTexts<ShownType>(name))
      .findFirst();
    const own = Object.entries(entry ?? {}).flatMap(([field, value]) =>
      Object.hasOwn(shipped, field) && isFilled(value)
        ? [[field, value.replaceAll(/\s+/gu, ' ').trim()] as const]
        : [],
    );
    return { ...shipped, ...Object.fromEntries(own) };
  } catch (error) {
    strapi.log.error(`The CMS shows no text of ${name}: ${(error as Error).message}`);
    return shipped;
  }
};
