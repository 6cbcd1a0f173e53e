import { css } from '@emotion/react';
import { usePageTexts } from '../../../site/queries/use-page-texts';
import { theme } from '../../../theme/theme';

const { colour, font, space } = theme;

const style = css({
  listStyle: 'none',
  counterReset: 'order-step',
  li: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: space.s12,
    borderBlockStart: `1px solid ${colour.line}`,
    counterIncrement: 'order-step',
  },
  'li::before': {
    content: 'counter(order-step)',
    fontFamily: font.serif,
    fontStyle: 'italic',
    fontSize: '1.5rem',
    lineHeight: 1,
    color: colour.umber,
  },
});

/** The numbered steps of an order by enquiry. */
export const OrderSteps = () => (
  // Safari announces a list without bullets as a list only if it has this role.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ol css={style} role="list">
    {usePageTexts('how-to-order').steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
