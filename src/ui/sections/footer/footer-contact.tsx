import { Icon } from '../../components/drawing/icon';
import { brand } from '../../content/brand';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space } = theme;
const { email, telephone, telephoneToDial, region } = brand.contact;

/** Side of each sign, in CSS pixels. */
const ICON = 20;

/** How to get in touch. */
export const FooterContact = () => (
  <address
    className="footer-contact"
    css={{
      fontStyle: 'normal',
      color: colour.sage,
      'a, > span': {
        display: 'flex',
        gap: space.s12,
        // One line stands in the middle of the target; the sign stays by the first of two.
        paddingBlock: `calc((${size.target}px - 1lh) / 2)`,
        width: 'fit-content',
        minHeight: size.target,
        color: 'inherit',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        transition: `color ${motion.colour}`,
      },
      svg: { flex: 'none', marginBlockStart: `calc((1lh - ${ICON}px) / 2)`, color: colour.honey },
      [media.hover]: { 'a:hover': { color: colour.honey } },
    }}
  >
    <a href={`mailto:${email}`}>
      <Icon name="mail" size={ICON} />
      <span>{email}</span>
    </a>
    <a href={`tel:${telephoneToDial}`}>
      <Icon name="phone" size={ICON} />
      <span>{telephone}</span>
    </a>
    <span>
      <Icon name="pin" size={ICON} />
      <span>{region}</span>
    </span>
  </address>
);
