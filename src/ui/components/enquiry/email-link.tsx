import { useSiteDetails } from '../../site/queries/use-site-details';

/** A link to write an e-mail to the brand. */
export const EmailLink = () => {
  const { email } = useSiteDetails().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
};
