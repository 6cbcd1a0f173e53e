import { LinkRow } from '../../components/actions/link-row';
import { PageHeading } from '../../components/page/page-heading';
import { auth } from '../../content/pages/sign-up';

const { notFound } = auth;

/** Maximum number of characters shown of the unknown URL; enough to spot a typing error. */
const MAX_SHOWN_LENGTH = 120;

const shortened = (address: string): string =>
  address.length > MAX_SHOWN_LENGTH ? `${address.slice(0, MAX_SHOWN_LENGTH)}…` : address;

/** The not-found message, with the unknown URL and links to existing pages. */
export const NotFoundWords = ({ address }: { readonly address: string }) => (
  <>
    <PageHeading>{notFound.title}</PageHeading>
    <p className="auth-lead auth-address">
      <span>{`${notFound.before} `}</span>
      <strong>{shortened(address)}</strong>
      <span>{`. ${notFound.lead}`}</span>
    </p>
    <LinkRow className="auth-ways" links={notFound.ways} />
    <h2>{notFound.formHeading}</h2>
  </>
);
