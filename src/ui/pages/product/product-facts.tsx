import { css } from '@emotion/react';
import type { ProductFact } from '../../../domain/catalogue/product';
import { shortFact } from '../../../domain/catalogue/product-facts';
import { productPage } from '../../content/pages/product-pages';
import { pageGrid, paperGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { BotanicalPlate } from './botanical-plate';

const { colour, media, size, space, type } = theme;
const RULE = `1px solid ${colour.line}`;

const style = css(pageGrid, sectionTop, {
  alignItems: 'start',
  rowGap: space.s44,
  h2: type.d3,
  dl: { margin: `${space.s24}px 0 0`, borderBlockStart: RULE },
  'dl > div': {
    display: 'grid',
    // Room for two words, as far as large letters leave any.
    gridTemplateColumns: 'minmax(min(8.5rem, 40%), 2fr) minmax(0, 5fr)',
    gap: space.s12,
    alignItems: 'baseline',
    paddingBlock: space.s12,
    borderBlockEnd: RULE,
  },
  dt: { color: colour.lichen },
  dd: { margin: 0 },
  i: { fontFamily: theme.font.serif, fontSize: '1.1875rem' },
  [media.medium]: {
    '.facts-table': { gridColumn: 'c 1 / c 7' },
    // Beside a table that is longer, the plate stays in view.
    figure: {
      gridColumn: 'c 7 / end',
      position: 'sticky',
      insetBlockStart: size.header.scrolled + space.s24,
    },
  },
  [media.rail]: { '.facts-table': { gridColumn: 'c 1 / c 6' } },
  [media.print]: {
    ...paperGrid,
    '.facts-table': { gridColumn: 'c 1 / c 8' },
    'dl > div': { paddingBlock: 6 },
    figure: { gridColumn: 'c 8 / end' },
  },
});

/** What the owner tells about it, as a ruled list beside the plant it comes from. */
export const ProductFacts = ({ facts }: { readonly facts: readonly ProductFact[] }) => (
  <section css={style} aria-labelledby="facts-heading">
    <div className="facts-table">
      <h2 id="facts-heading">{productPage.facts.heading}</h2>
      <dl>
        {facts.map(({ label, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have the same words
          <div key={place}>
            <dt>{label}</dt>
            <dd>{label === productPage.botanicalName ? <LatinName value={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <BotanicalPlate />
  </section>
);

/** The name as botanists set it, and what is said about it as other words are. */
function LatinName({ value }: { readonly value: string }) {
  const label = productPage.botanicalName;
  const name = shortFact([{ label, value }], label) ?? '';
  return (
    <>
      <i lang="la">{name}</i>
      <span>{value.slice(value.indexOf(name) + name.length)}</span>
    </>
  );
}
