import { css } from '@emotion/react';
import { type ComparedProduct, comparedFacts } from '../../../domain/catalogue/comparison';
import { FactValue } from '../../components/text/fact-value';
import { compare } from '../../content/pages/compare';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  marginBlockStart: space.s72,
  h2: { ...type.t1, marginBlockEnd: space.s18 },
  dl: { display: 'grid', columnGap: space.gutter },
  [media.belowMedium]: {
    'dl > div': {
      display: 'grid',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      alignItems: 'baseline',
    },
  },
  'dl > div': { paddingBlock: space.s12, borderBlockStart: `1px solid ${colour.line}` },
  dt: { ...type.small, color: colour.lichen },
  [media.medium]: { dl: { gridTemplateColumns: '1fr 1fr' } },
  [media.rail]: { dl: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export function SharedFacts({ products }: { readonly products: readonly ComparedProduct[] }) {
  const { shared } = comparedFacts(products);
  if (shared.length === 0) return null;
  return (
    <section css={style} aria-labelledby="shared-heading">
      <h2 id="shared-heading">{compare.shared(products.length)}</h2>
      <dl>
        {shared.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <FactValue {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
