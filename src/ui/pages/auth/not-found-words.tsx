import { LinkRow } from '../../components/actions/link-row';
import { PageHeading } from '../../components/page/page-heading';
import { auth } from '../../content/pages/auth';

const { notFound } = auth;

/** Enough to find a slip in it. */
const LONGEST_ADDRESS = 120;

const shortened = (address: string): string =>
  address.length > LONGEST_ADDRESS ? `${address.slice(0, LONGEST_ADDRESS)}…` : address;

/** Says plainly that an address led nowhere, which one, and where to go from here. */
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
