import { LinkRow } from '../../components/actions/link-row';
import { PageHeading } from '../../components/page/page-heading';
import { usePageTexts } from '../../site/queries/use-page-texts';

/** Maximum length of the unknown URL as shown; enough to spot a typing error. */
const MAX_SHOWN_LENGTH = 120;

const shortened = (address: string): string =>
  address.length > MAX_SHOWN_LENGTH ? `${address.slice(0, MAX_SHOWN_LENGTH)}…` : address;

/** The not-found message, with the unknown URL and links to existing pages. */
export function NotFoundWords({ address }: { readonly address: string }) {
  const { title, before, lead, links, formHeading } = usePageTexts('sign-up').notFound;
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p className="auth-lead auth-address">
        <span>{`${before} `}</span>
        <strong>{shortened(address)}</strong>
        <span>{`. ${lead}`}</span>
      </p>
      <LinkRow className="auth-ways" links={links} />
      <h2>{formHeading}</h2>
    </>
  );
}
