import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { meta } from '../content/meta';

export const ContactPage = () => (
  <>
    <PageHead {...meta.contact} />
    <PageHeading>Contact Us</PageHeading>
  </>
);
