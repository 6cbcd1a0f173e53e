import { css } from '@emotion/react';
import type { ProductFact } from '../../../domain/catalogue/product';
import { productPage } from '../../content/pages/product-pages';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** Drawn by hand: it shows how a scent goes, not how strong this one was measured to be. */
const CURVE = 'M0 170C12 90 30 2 65 2 120 2 165 84 258 98 390 118 640 146 1000 156';

const style = css(pageGrid, {
  marginBlockStart: space.section,
  paddingBlock: 'clamp(56px, 6vw, 96px)',
  background: colour.sand,
  h2: type.d3,
  svg: {
    width: '100%',
    height: 'clamp(110px, 15.6vw, 224px)',
    marginBlock: `${space.s36}px ${space.s18}px`,
  },
  dl: { display: 'grid', gap: `${space.s24}px ${space.gutter}`, margin: 0 },
  'dl > div': { borderBlockStart: `1px solid ${colour.lichen}`, paddingBlockStart: space.s12 },
  dt: type.caption,
  dd: { ...type.t1, margin: `${space.s4}px 0 0`, textWrap: 'balance' },
  [media.medium]: { dl: { gridTemplateColumns: '2.2fr 2.9fr 4.35fr' } },
  [media.print]: {
    breakInside: 'avoid',
    marginBlockStart: space.s36,
    paddingBlock: 0,
    svg: { height: 96, marginBlockStart: space.s18 },
    dl: { gridTemplateColumns: '2.2fr 2.9fr 4.35fr' },
  },
});

/** How the scent goes on, in three moments under a curve. */
export const ScentHour = ({ hour }: { readonly hour: readonly ProductFact[] }) => (
  <section css={style} aria-labelledby="hour-heading">
    <h2 id="hour-heading">{productPage.hour.heading}</h2>
    <svg viewBox="0 0 1000 170" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={`${CURVE}V170H0Z`} fill={colour.honey} fillOpacity=".42" />
      <path
        d={CURVE}
        fill="none"
        stroke={colour.umber}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <dl>
      {hour.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
