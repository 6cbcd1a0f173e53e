import contours from '../../../../art/svg/contours.svg?url&no-inline';
import { telephoneToDial } from '../../../domain/site/telephone-to-dial';
import { ArrowLink } from '../../components/actions/arrow-link';
import { EmailLink } from '../../components/enquiry/email-link';
import { EnquiryForm } from '../../components/enquiry/enquiry-form';
import { WhatsAppLink } from '../../components/enquiry/whats-app-link';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { whatsAppLabels } from '../../content/company';
import { aboutProduct, askAbout } from '../../content/pages/contact';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { ROUTES } from '../../site/routes';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';
import { contactStyle } from './contact-style';
import { useEnquirySubject } from './use-enquiry-subject';

const FADING = `url("${contours}") center / cover no-repeat, linear-gradient(#0000, #000 45% 60%, #0000)`;

export function ContactPage() {
  const { meta, title, lead, details, forgetProduct, afterSending, wholesale } =
    usePageTexts('contact');
  const asked = useEnquirySubject();
  const { contact, whatsApp: chat } = useSiteDetails();
  const { telephone, region } = contact;
  return (
    <div css={contactStyle}>
      <PageMeta {...meta} />
      <Breadcrumb className="contact-crumbs" crumbs={[{ page: 'contact' }]} />
      <div className="contact-head">
        <PageHeading>{asked?.name ? askAbout(asked.name) : title}</PageHeading>
        {asked?.name ? (
          <ArrowLink href={ROUTES.contact} className="contact-other">
            {forgetProduct}
          </ArrowLink>
        ) : (
          <p className="contact-lead">{lead}</p>
        )}
      </div>
      <div className="contact-form">
        <EnquiryForm kind="contact" {...(asked && { about: asked.about })} sent={afterSending} />
      </div>
      <div className="contact-facts">
        <dl className="contact-details">
          <div>
            <dt>{details.email}</dt>
            <dd>
              <EmailLink />
            </dd>
          </div>
          <div>
            <dt>{details.telephone}</dt>
            <dd>
              <a href={`tel:${telephoneToDial(telephone)}`}>{telephone}</a>
            </dd>
          </div>
          {chat !== undefined && (
            <div>
              <dt>{whatsAppLabels.name}</dt>
              <dd>
                <WhatsAppLink message={asked?.name ? aboutProduct(asked.name) : ''}>
                  {chat}
                </WhatsAppLink>
              </dd>
            </div>
          )}
          <div>
            <dt>{details.region}</dt>
            <dd>{region}</dd>
          </div>
        </dl>
        <p className="contact-hint">
          <span>{`${wholesale.text} `}</span>
          <ArrowLink href={ROUTES.wholesale}>{wholesale.link}</ArrowLink>
        </p>
      </div>
      <div
        aria-hidden="true"
        className="contact-lines"
        css={{ ...lineDrawing(contours, theme.colour.bark), mask: FADING }}
      />
    </div>
  );
}
