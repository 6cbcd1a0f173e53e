import { expect, it } from 'vitest';
import { aLawPage } from '../../../../test/builders/a-law-page';
import { inMemoryLawPages } from '../../../adapters/in-memory/in-memory-law-pages';
import { getLawPageList } from './read-law-pages';

it('getLawPageList returns every law page, without its text', async () => {
  const pages = [aLawPage({ id: 'terms', kind: 'terms' }), aLawPage({ id: 'privacy' })];
  const list = await getLawPageList(inMemoryLawPages(pages))();
  expect(list.map(({ id }) => id)).toEqual(['privacy', 'terms']);
  expect(list[0]).not.toHaveProperty('text');
});
