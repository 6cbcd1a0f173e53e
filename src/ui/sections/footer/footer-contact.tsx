import { Icon } from '../../components/drawings/icon';
import { brand } from '../../content/brand';
import { CONTACT_ICON } from './footer-contact-style';

const { email, telephone, telephoneToDial, region } = brand.contact;

export const FooterContact = () => (
  <address className="footer-contact">
    <a href={`mailto:${email}`}>
      <Icon name="mail" size={CONTACT_ICON} />
      <span>{email}</span>
    </a>
    <a href={`tel:${telephoneToDial}`}>
      <Icon name="phone" size={CONTACT_ICON} />
      <span>{telephone}</span>
    </a>
    <span>
      <Icon name="pin" size={CONTACT_ICON} />
      <span>{region}</span>
    </span>
  </address>
);
