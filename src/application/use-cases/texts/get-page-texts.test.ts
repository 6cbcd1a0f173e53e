import { expect, it } from 'vitest';

import { PAGE_TEXTS } from '../../../adapters/embedded/page-texts';
import type { PageTextsSource } from '../../ports/page-texts-source';
import { getPageTexts } from './get-page-texts';

it('getPageTexts returns the texts of the page with this name', async () => {
  const source: PageTextsSource = { of: async (name) => PAGE_TEXTS[name] };
  expect(await getPageTexts(source)('faq')).toBe(PAGE_TEXTS.faq);
});
