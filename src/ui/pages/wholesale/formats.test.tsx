// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { WHOLESALE } from '../../../adapters/embedded/texts/wholesale';
import type { UseCases } from '../../../application/use-cases';
import { VOLUMES } from '../../../domain/catalogue/volume';
import type { FormatTexts } from '../../../domain/texts/pages/wholesale-texts';
import { newQueryCache } from '../../site/queries/query-cache';
import { seedPageTexts } from '../../site/queries/use-page-texts';
import { QueryCacheContext } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { UseCasesProvider } from '../../site/use-cases-context';
import { Formats } from './formats';

function rendered(oils: readonly FormatTexts[]): string {
  const cache = newQueryCache();
  const formats = { ...WHOLESALE.formats, oil: { ...WHOLESALE.formats.oil, rows: oils } };
  seedPageTexts(cache, 'wholesale', { ...WHOLESALE, formats });
  return renderToString(
    <UseCasesProvider useCases={{} as UseCases}>
      <QueryCacheContext value={cache}>
        <Router ssrPath={ROUTES.wholesale}>
          <Formats />
        </Router>
      </QueryCacheContext>
    </UseCasesProvider>,
  );
}

describe('the table of formats', () => {
  it('the table of formats shows the owner’s rows, each with a link to the form; its label names the goods', () => {
    const html = rendered([{ unit: 'Five litres', species: 'Carterii', packed: 'Steel' }]);
    expect(html).toMatch(/<th scope="row">Five litres<\/th>.*Carterii.*Steel/u);
    expect(html).toMatch(/href="\/wholesale#enquiry".*: Oil, Five litres</u);
    expect(html).not.toContain('Thirty ml');
  });

  it('the table of formats shows no column name beside an empty cell', () => {
    const html = rendered([{ unit: 'Five litres', species: '', packed: 'Steel' }]);
    expect(html.match(/data-label="Species"/gu)).toHaveLength(WHOLESALE.formats.resin.rows.length);
    expect(html).toContain('data-label="Packed in">Steel<');
  });

  it('the table of formats lists every volume of the enquiry form in the texts that ship with the site', () => {
    const units = WHOLESALE.formats.oil.rows.map(({ unit }) => unit);
    expect([...units].sort()).toEqual([...VOLUMES].sort());
  });
});
