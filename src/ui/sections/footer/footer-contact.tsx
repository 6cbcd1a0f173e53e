import { telephoneToDial } from '../../../domain/site/telephone-to-dial';
import { Icon } from '../../components/drawings/icon';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { CONTACT_ICON } from './footer-contact-style';

export const FooterContact = () => {
  const { email, telephone, region } = useSiteDetails().contact;
  return (
    <address className="footer-contact">
      <a href={`mailto:${email}`}>
        <Icon name="mail" size={CONTACT_ICON} />
        <span>{email}</span>
      </a>
      <a href={`tel:${telephoneToDial(telephone)}`}>
        <Icon name="phone" size={CONTACT_ICON} />
        <span>{telephone}</span>
      </a>
      <span>
        <Icon name="pin" size={CONTACT_ICON} />
        <span>{region}</span>
      </span>
    </address>
  );
};
