import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { meta } from '../content/meta';

export const AboutPage = () => (
  <>
    <PageHead {...meta.about} />
    <PageHeading>About Us</PageHeading>
  </>
);
