import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { meta } from '../content/meta';

export const AuthPage = () => (
  <>
    <PageHead {...meta.auth} />
    <PageHeading>Sign up</PageHeading>
  </>
);
