import { css } from '@emotion/react';
import { titleInVolume } from '../../../domain/catalogue/title-in-volume';
import { linePrice } from '../../../domain/enquiries/enquiry-list';
import { TextButton } from '../../components/actions/text-button';
import type { SentEnquiry } from '../../components/enquiry/use-enquiry-form';
import { orderTexts } from '../../content/order';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { theme } from '../../theme/theme';
import { priceText, totalText } from './order-prices';

const { colour, space } = theme;
const { sent } = orderTexts;

const style = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s12,
  width: '100%',
  overflowWrap: 'anywhere',
  dt: { color: colour.lichen },
  dd: { margin: `0 0 ${space.s12}px`, whiteSpace: 'pre-line' },
});

/**
 * The number of a sent order, its lines and message, and what happens next. Only the number comes
 * from the inbox; the rest is what the visitor entered.
 */
export function OrderReceipt({ draft, number }: SentEnquiry) {
  const { mail } = usePageTexts('enquiry-page').afterSending;
  return (
    <div css={style}>
      <dl>
        {number !== null && (
          <>
            <dt>{sent.number}</dt>
            <dd>{number}</dd>
          </>
        )}
        <dt>{sent.answerTo}</dt>
        <dd>{draft.email.trim()}</dd>
        <dt>{sent.asked}</dt>
        <dd>
          <ul>
            {draft.lines.map((line) => (
              <li key={line.product.id}>
                {`${line.quantity} × ${titleInVolume(line.product.title, line.volume)}: ${priceText(linePrice(line))}`}
              </li>
            ))}
          </ul>
          <p>{totalText(draft.lines)}</p>
        </dd>
        {draft.message.trim() !== '' && (
          <>
            <dt>{sent.wrote}</dt>
            <dd>{draft.message.trim()}</dd>
          </>
        )}
        <dt>{sent.next}</dt>
        <dd>{mail}</dd>
      </dl>
      <TextButton onClick={() => print()}>{sent.print}</TextButton>
    </div>
  );
}
