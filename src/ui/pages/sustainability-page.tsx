import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { meta } from '../content/meta';

export const SustainabilityPage = () => (
  <>
    <PageHead {...meta.sustainability} />
    <PageHeading>Sustainability</PageHeading>
  </>
);
