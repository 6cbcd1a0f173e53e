import { css } from '@emotion/react';
import { EnquiryForm } from '../../components/enquiry/enquiry-form';
import { OrderSteps } from '../../components/enquiry/order/order-steps';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { useEnquiryList } from '../../site/enquiry-list';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { EnquiryLines } from './enquiry-lines';
import { OrderReceipt } from './order-receipt';
import { useCheckedLines } from './use-checked-lines';
import { useProductInAddress } from './use-product-in-address';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  alignItems: 'start',
  paddingBlock: `${space.s12}px ${space.section}`,
  rowGap: space.s24,
  h1: type.pageTitle,
  h2: type.t1,
  '.enquiry-lead': { ...type.lead, marginBlockStart: space.s12, color: colour.lichen },
  '.enquiry-steps': { marginBlockStart: space.s36 },
  '.enquiry-steps ol': { marginBlockStart: space.s12 },
  [media.medium]: {
    rowGap: space.s36,
    '.enquiry-head': { gridColumn: 'c 1 / c 6' },
    '.enquiry-form': { gridColumn: 'c 6 / end' },
    h1: { fontSize: '3.75rem' },
  },
});

/** The products that the visitor has collected, and the form that asks about them. */
export function EnquiryPage() {
  const { meta, title, lead, afterSending } = usePageTexts('enquiry-page');
  const { heading } = usePageTexts('how-to-order');
  const { store, lines } = useEnquiryList();
  useProductInAddress(store);
  const checked = useCheckedLines(store, lines);
  return (
    <div css={style}>
      <PageMeta {...meta} />
      <meta name="robots" content="noindex" />
      <Breadcrumb crumbs={[{ label: title }]} />
      <div className="enquiry-head">
        <PageHeading>{title}</PageHeading>
        <p className="enquiry-lead">{lead}</p>
        <section className="enquiry-steps" aria-labelledby="enquiry-steps">
          <h2 id="enquiry-steps">{heading}</h2>
          <OrderSteps />
        </section>
      </div>
      <div className="enquiry-form">
        <EnquiryForm
          kind="order"
          about={{ lines }}
          sent={afterSending}
          onSent={() => store?.change(() => [])}
          receipt={OrderReceipt}
        >
          <EnquiryLines store={store} checked={checked} />
        </EnquiryForm>
      </div>
    </div>
  );
}
