import { LinkRow } from '../../components/actions/link-row';
import { NotFound } from '../../components/page/not-found';
import { batchPage } from '../../content/pages/batch';

const { title, text, ways } = batchPage.notFound;

/** The not-found message for a batch, with links to the finder and to the contact page. */
export const BatchNotFound = () => (
  <NotFound title={title} text={text}>
    <LinkRow links={ways} />
  </NotFound>
);
