import { css } from '@emotion/react';
import type { ProductLabel } from '../../../domain/label/product-label';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Tear } from '../../components/drawings/tear';
import { LabelledLines } from '../../components/text/labelled-lines';
import { companyLabels } from '../../content/company';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { ROUTES } from '../../site/routes';
import { pageGrid } from '../../theme/page-grid';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { ProductLabelLines } from './product-label-lines';

const { colour, media, space, type } = theme;
const RULE = `1px solid ${colour.line}`;

const style = css(pageGrid, {
  ...printLabel('product-safety'),
  marginBlockStart: space.section,
  paddingBlockStart: 'clamp(44px, 5.6vw, 80px)',
  borderBlockStart: RULE,
  rowGap: space.s24,
  h2: type.d3,
  p: { ...type.body, maxWidth: '52ch', fontWeight: 500 },
  ul: { display: 'grid', columnGap: space.s36, marginBlock: `${space.s24}px ${space.s12}px` },
  li: {
    ...type.small,
    fontSize: '.9375rem',
    display: 'flex',
    gap: space.s12,
    paddingBlock: space.s12,
    borderBlockStart: RULE,
  },
  'li svg': { marginBlockStart: 5 },
  '.safety-company': { ...type.small, marginBlockStart: space.s36 },
  [media.medium]: {
    ul: { gridTemplateColumns: '1fr 1fr' },
  },
  [media.rail]: {
    h2: { gridColumn: 'c 1 / c 5' },
    '.safety-words': { gridColumn: 'c 5 / end' },
  },
});

interface UseAndSafetyProps {
  readonly label: ProductLabel | null;
}

/**
 * Advice on use and safety, what the label states, the maker, and the responsible person in the EU.
 */
export function UseAndSafety({ label }: UseAndSafetyProps) {
  const { heading, standard, points, link } = usePageTexts('product-page').safety;
  const { maker, euResponsible } = useSiteDetails();
  return (
    <section css={style} id="use-and-safety" aria-labelledby="safety-heading">
      <h2 id="safety-heading">{heading}</h2>
      <div className="safety-words">
        <p>{standard}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Tear size={12} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <ArrowLink href={`${ROUTES.faq}#use-and-safety`}>{link}</ArrowLink>
        {label !== null && <ProductLabelLines label={label} />}
        <LabelledLines
          className="safety-company"
          of={[
            [companyLabels.maker, maker],
            [companyLabels.euResponsible, euResponsible],
          ]}
        />
      </div>
    </section>
  );
}
