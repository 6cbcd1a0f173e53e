import { Link } from 'wouter';
import { Icon } from '../../components/drawings/icon';
import { addTexts } from '../../content/add-to-enquiry';
import { useEnquiryList } from '../../site/enquiry-list';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';

const { colour, media, size, space } = theme;

/** A link to the visitor's enquiry, with its number of products; nothing while it is empty. */
export function EnquiryCount() {
  const { lines } = useEnquiryList();
  if (lines.length === 0) return null;
  return (
    // In narrow windows this link replaces the Sign Up link, which the menu also contains. The
    // Contact Us link between them is hidden there anyway.
    <li css={{ '& + li + li': { display: 'none', [media.navigation]: { display: 'block' } } }}>
      <Link
        href={ROUTES.enquiry}
        aria-label={`${addTexts.show}: ${lines.length}`}
        css={{
          display: 'grid',
          gridAutoFlow: 'column',
          gap: space.s8,
          placeItems: 'center',
          placeContent: 'center',
          minWidth: size.target,
          minHeight: size.target,
          paddingInline: space.s12,
          borderRadius: size.target,
          background: colour.sand,
          color: colour.ink,
          fontSize: '.875rem',
          fontWeight: 500,
          textDecoration: 'none',
        }}
      >
        <Icon name="mail" size={18} />
        <span>{lines.length}</span>
      </Link>
    </li>
  );
}
