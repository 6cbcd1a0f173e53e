import { embeddedPageTexts } from '../adapters/embedded/embedded-page-texts';
import type { PageTextsSource } from '../application/ports/page-texts-source';
import { PAGE_TEXTS_NAMES, type PageTexts } from '../domain/texts/page-texts';

/** Returns the texts that differ from those that ship with the site, by the name of their type. */
export async function editedTexts(texts: PageTextsSource): Promise<Partial<PageTexts>> {
  const embedded = embeddedPageTexts();
  const found = await Promise.all(
    PAGE_TEXTS_NAMES.map(async (name) => {
      const [own, shipped] = await Promise.all([texts.of(name), embedded.of(name)]);
      return JSON.stringify(own) === JSON.stringify(shipped) ? [] : [[name, own] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
