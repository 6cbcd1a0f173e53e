import { css } from '@emotion/react';
import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { ButtonLink } from '../../components/actions/button-link';
import { TextButton } from '../../components/actions/text-button';
import { useShare } from '../../components/actions/use-share';
import { AddToEnquiry } from '../../components/enquiry/order/add-to-enquiry';
import { OrderSteps } from '../../components/enquiry/order/order-steps';
import { WhatsAppLink } from '../../components/enquiry/whats-app-link';
import { whatsAppLabels } from '../../content/company';
import { aboutProduct } from '../../content/pages/contact';
import { productPage } from '../../content/pages/product/product-page';
import { contactAddress } from '../../site/addresses/contact-address';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { productAddress } from '../../site/routes';
import { needsScript } from '../../theme/needs-script';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { CompareLink } from './compare-link';

const { colour, size, space, type } = theme;

const style = css({
  p: { ...type.small, marginBlockStart: space.s12, color: colour.lichen },
  '.ask-steps': {
    ...type.small,
    marginBlockStart: space.s24,
    h2: { ...type.t2, marginBlockEnd: space.s8 },
  },
  '.ask-order': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '.ask-chat': {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.ink,
    textUnderlineOffset: 5,
  },
  '.ask-ways': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s4}px ${space.s24}px`,
    // Reserves space for a link that may appear later, so that the link does not shift the page.
    minHeight: size.target,
    marginBlockStart: space.s8,
  },
  ...screenOnly,
});

interface AskAndShareProps {
  readonly product: Product;
  readonly place: RefObject<HTMLDivElement | null>;
}

export function AskAndShare({ product, place }: AskAndShareProps) {
  const { id, title } = product;
  const { button, note } = usePageTexts('product-page').ask;
  const { heading } = usePageTexts('how-to-order');
  const { orderNote } = useSiteDetails();
  const share = useShare({ title, address: productAddress(id), words: productPage.share });
  return (
    <div css={style}>
      <div ref={place}>
        <ButtonLink href={contactAddress(product, product.volume)} icon="mail" wide>
          {button}
        </ButtonLink>
      </div>
      <AddToEnquiry product={product} />
      <p>{note}</p>
      <section className="ask-steps" aria-labelledby="order-heading">
        <h2 id="order-heading">{heading}</h2>
        <OrderSteps />
      </section>
      {orderNote !== undefined && <p className="ask-order">{orderNote}</p>}
      <WhatsAppLink message={aboutProduct(title)} className="ask-chat">
        {whatsAppLabels.ask}
      </WhatsAppLink>
      <div className="ask-ways">
        <CompareLink product={product} />
        <TextButton onClick={share} css={needsScript}>
          {productPage.share.label}
        </TextButton>
      </div>
    </div>
  );
}
