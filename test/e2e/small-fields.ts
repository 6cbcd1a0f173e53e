import type { Page } from '@playwright/test';

const FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=hidden]), select, textarea';

export const fieldsOf = (page: Page) => page.locator(FIELDS);

/**
 * Returns the fields of the open page whose text is smaller than 16 px, because iOS zooms into such
 * a field.
 */
export const smallFields = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    fields
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${field.getAttribute('name') ?? field.outerHTML} ${size} px`),
  );
