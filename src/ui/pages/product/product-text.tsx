import { css } from '@emotion/react';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Tear } from '../../components/drawing/tear';
import { safety } from '../../content/safety';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css(pageGrid, sectionTop, {
  rowGap: space.s56,
  '.text-rest': {
    display: 'grid',
    gap: '1.1em',
    alignContent: 'start',
    p: { ...type.article, whiteSpace: 'pre-line' },
  },
  '.text-safety': {
    alignSelf: 'start',
    paddingBlockStart: space.s24,
    borderBlockStart: `1px solid ${colour.line}`,
    h2: type.t1,
    p: { marginBlockStart: space.s12, fontWeight: 500 },
    ul: { display: 'grid', gap: space.s12, marginBlock: space.s18 },
    li: { ...type.small, fontSize: '.9375rem', display: 'flex', gap: space.s12 },
    'li svg': { marginBlockStart: 5 },
  },
  [media.medium]: {
    '.text-rest': { gridColumn: 'c 1 / c 8' },
    '.text-safety': { gridColumn: 'c 8 / end' },
    '.text-safety:only-child': { gridColumn: 'c 1 / end', ul: { gridTemplateColumns: '1fr 1fr' } },
  },
  [media.rail]: {
    '.text-rest': { gridColumn: 'c 2 / c 8' },
    '.text-safety': { gridColumn: 'c 9 / end' },
    '.text-safety:only-child': { gridColumn: 'c 2 / c 12' },
  },
  [media.print]: {
    '.text-rest': {
      display: 'block',
      columns: 2,
      columnGap: space.s28,
      p: { fontSize: '1rem', lineHeight: 1.6 },
      'p + p': { marginBlockStart: '.8em' },
    },
    '.text-safety': {
      breakInside: 'avoid',
      paddingBlockStart: space.s12,
      ul: {
        gridTemplateColumns: '1fr 1fr',
        gap: `${space.s4}px ${space.s28}px`,
        marginBlock: `${space.s12}px 0`,
      },
    },
  },
});

/** The rest of the description, and how to use what it describes. */
export const ProductText = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <div css={style}>
    {paragraphs.length > 0 && (
      <div className="text-rest">
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <p key={place}>{paragraph}</p>
        ))}
      </div>
    )}
    <section className="text-safety" id={safety.id} aria-labelledby="safety-heading">
      <h2 id="safety-heading">{safety.heading}</h2>
      <p>{safety.standard}</p>
      <ul>
        {safety.points.map((point) => (
          <li key={point}>
            <Tear size={12} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <ArrowLink href={safety.more.to}>{safety.more.label}</ArrowLink>
    </section>
  </div>
);
