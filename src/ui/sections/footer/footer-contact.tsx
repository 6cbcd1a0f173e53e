import { Icon } from '../../components/drawing/icon';
import { brand } from '../../content/brand';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space } = theme;
const { email, telephone, telephoneToDial, region } = brand.contact;

/** How to get in touch. */
export const FooterContact = () => (
  <address
    className="footer-contact"
    css={{
      fontStyle: 'normal',
      color: colour.sage,
      'a, > span': {
        display: 'flex',
        alignItems: 'center',
        gap: space.s12,
        width: 'fit-content',
        minHeight: size.target,
        color: 'inherit',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        transition: `color ${motion.colour}`,
      },
      svg: { color: colour.honey },
      [media.hover]: { 'a:hover': { color: colour.honey } },
    }}
  >
    <a href={`mailto:${email}`}>
      <Icon name="mail" />
      <span>{email}</span>
    </a>
    <a href={`tel:${telephoneToDial}`}>
      <Icon name="phone" />
      <span>{telephone}</span>
    </a>
    <span>
      <Icon name="pin" />
      <span>{region}</span>
    </span>
  </address>
);
