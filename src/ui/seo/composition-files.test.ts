import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { publicContent } from '../../../test/builders/content';
import { inMemoryBatches } from '../../adapters/in-memory/in-memory-batches';
import { getBatch } from '../../application/use-cases/batches/read-batches';
import { compositionFiles, readCompositionFile } from './composition-files';

const component = {
  name: 'Limonene',
  cas: '138-86-3',
  percent: 14.6,
  range: null,
  isAllergen: true,
};
const batches = [aBatch({ components: [component] }), aBatch({ id: 'SN-2' })];
const read = getBatch(inMemoryBatches(batches));
const CSV = [
  '\uFEFF"Substance","CAS number","Per cent","Usual range","Fragrance allergen"',
  '"Limonene","138-86-3","14.6","","yes"',
  '',
].join('\r\n');

it('there is a file for each batch with a composition', async () => {
  const items = batches.map(({ id, title }) => ({ id, title, changedAt: null, asListed: '' }));
  const list = { items, pageCount: 1, total: 2, unsupportedFilters: '[]' };
  expect(await compositionFiles(publicContent({ batch: list }), read)).toEqual([
    ['/batch/SN-2026-014.csv', CSV],
  ]);
});

it('a file is read by its address', async () => {
  expect(await readCompositionFile('/batch/SN-2026-014.csv', read)).toBe(CSV);
  for (const address of ['/batch/SN-2.csv', '/batch/SN-3.csv', '/batch/sn.csv', '/robots.txt'])
    expect(await readCompositionFile(address, read), address).toBeNull();
});
