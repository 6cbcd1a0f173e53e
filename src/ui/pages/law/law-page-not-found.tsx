import { LinkRow } from '../../components/actions/link-row';
import { NotFound } from '../../components/page/not-found';
import { lawPage } from '../../content/pages/law-page';

const { title, text, ways } = lawPage.notFound;

/** The not-found message for a law page, with links to other pages. */
export const LawPageNotFound = () => (
  <NotFound title={title} text={text}>
    <LinkRow links={ways} />
  </NotFound>
);
