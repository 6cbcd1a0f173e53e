import { useSiteDetails } from '../../site/queries/use-site-details';

/** A `mailto:` link to the brand's e-mail address. */
export const EmailLink = () => {
  const { email } = useSiteDetails().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
};
