import { css } from '@emotion/react';
import { Link } from 'wouter';
import type { EnquiryListStore } from '../../../application/browser-state/enquiry-list-store';
import { formatPrice } from '../../../domain/catalogue/price';
import type { ProductId } from '../../../domain/catalogue/product';
import { titleInVolume } from '../../../domain/catalogue/title-in-volume';
import {
  type CheckedLine,
  linePrice,
  MAX_QUANTITY,
  readQuantity,
  withoutProduct,
  withQuantity,
} from '../../../domain/enquiries/enquiry-list';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { TextButton } from '../../components/actions/text-button';
import { enquiryFieldId } from '../../components/enquiry/enquiry-fields';
import { changedPrice, orderTexts, quantityOf, removeLine } from '../../content/order';
import { productAddress, ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { priceText, totalText } from './order-prices';

const { colour, media, size, space, type } = theme;

const style = css({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  legend: { ...type.t1, padding: 0 },
  ul: { margin: `${space.s12}px 0 0`, padding: 0, listStyle: 'none' },
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.s4}px ${space.s18}px`,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${colour.line}`,
    overflowWrap: 'anywhere',
  },
  'li a': { color: colour.ink, textUnderlineOffset: 4 },
  input: {
    justifySelf: 'end',
    width: '5rem',
    minHeight: size.control,
    padding: space.s12,
    border: `1px solid ${colour.lichen}`,
    borderRadius: 0,
    background: colour.chalk,
    color: 'inherit',
    font: 'inherit',
  },
  '.line-price': { justifySelf: 'end', fontVariantNumeric: 'lining-nums' },
  '.line-note': { ...type.small, gridColumn: '1 / -1', color: colour.error },
  '.lines-total': { ...type.t2, marginBlock: space.s18 },
  '.lines-without-script': { display: 'none', marginBlockStart: space.s18 },
  [media.withoutScript]: {
    '.lines-with-script': { display: 'none' },
    '.lines-without-script': { display: 'block' },
  },
});

const emptyStyle = css({ '&[data-loading]': { visibility: 'hidden' } });

interface EnquiryLinesProps {
  /** `null` until the list has loaded. */
  readonly store: EnquiryListStore | null;
  readonly checked: readonly CheckedLine[];
}

/**
 * The products of an enquiry, with their quantities and prices. Without JavaScript, a button opens
 * a form of the CMS in which the visitor chooses the products.
 */
export function EnquiryLines({ store, checked }: EnquiryLinesProps) {
  return (
    <fieldset id={enquiryFieldId('order', 'lines')} tabIndex={-1} css={style}>
      <legend>{orderTexts.lines}</legend>
      <div className="lines-with-script">
        {checked.length === 0 && (
          // Invisible until the list has loaded, so that the page keeps its height.
          <p data-loading={store === null || undefined} css={emptyStyle}>
            {orderTexts.page.empty}
          </p>
        )}
        <ul>
          {checked.map(({ line, isGone, formerPrice }) => {
            const { product, volume, quantity, price } = line;
            const name = titleInVolume(product.title, volume);
            return (
              <li key={product.id}>
                <Link href={productAddress(product.id as ProductId)}>{name}</Link>
                <input
                  // Remounts the field when the quantity changes, for example in another tab, so
                  // that the field shows the new quantity.
                  key={quantity}
                  aria-label={quantityOf(name)}
                  inputMode="numeric"
                  maxLength={String(MAX_QUANTITY).length}
                  defaultValue={quantity}
                  onBlur={({ currentTarget }) => {
                    const typed = readQuantity(currentTarget.value);
                    if (typed === null) currentTarget.value = `${quantity}`;
                    else store?.change((list) => withQuantity(list, product.id, typed));
                  }}
                />
                <TextButton
                  css={{ justifySelf: 'start' }}
                  aria-label={removeLine(name)}
                  onClick={() => store?.change((list) => withoutProduct(list, product.id))}
                >
                  {orderTexts.remove}
                </TextButton>
                <span className="line-price">
                  {price !== null && quantity > 1
                    ? `${formatPrice(price)} ${orderTexts.each} · ${priceText(linePrice(line))}`
                    : priceText(linePrice(line))}
                </span>
                {isGone && <p className="line-note">{orderTexts.gone}</p>}
                {formerPrice !== undefined && (
                  <p className="line-note">{changedPrice(priceText(formerPrice))}</p>
                )}
              </li>
            );
          })}
        </ul>
        {checked.length > 0 && (
          <p className="lines-total">{totalText(checked.map(({ line }) => line))}</p>
        )}
        {store?.isKept() === false && <p role="status">{orderTexts.notKept}</p>}
        <ArrowLink href={ROUTES.products}>
          {checked.length === 0 ? orderTexts.page.choose : orderTexts.page.more}
        </ArrowLink>
      </div>
      <div className="lines-without-script">
        <Button type="submit" variant="line" name="add" value="line">
          {orderTexts.addLine}
        </Button>
      </div>
    </fieldset>
  );
}
