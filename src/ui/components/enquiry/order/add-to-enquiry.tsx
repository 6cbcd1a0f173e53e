import type { ProductSummary } from '../../../../domain/catalogue/product';
import { addTexts } from '../../../content/add-to-enquiry';
import { theme } from '../../../theme/theme';
import { ButtonLink } from '../../actions/button-link';
import { useAddToEnquiry } from './use-add-to-enquiry';

/** The button on the page of a product that adds it to the visitor's enquiry. */
export function AddToEnquiry({ product }: { readonly product: ProductSummary }) {
  const { href, onClick, message } = useAddToEnquiry(product);
  return (
    <div css={{ marginBlockStart: theme.space.s12 }}>
      <ButtonLink href={href} variant="line" wide onClick={onClick}>
        {addTexts.add}
      </ButtonLink>
      <p role="status">{message}</p>
    </div>
  );
}
