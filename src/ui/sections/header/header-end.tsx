import type { MouseEventHandler } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../components/drawings/icon';
import { navigation } from '../../content/navigation';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { iconButton, toTheMargin } from '../../theme/icon-button';
import { theme } from '../../theme/theme';
import { ariaCurrent } from './aria-current';
import { EnquirySlot } from './enquiry-slot';
import { HeaderLink } from './header-links';
import { SITE_MENU_ID } from './site-menu';

const { colour, media, motion, size, space } = theme;

interface HeaderEndProps {
  /** Path of the current page; `null` on the not-found page. */
  readonly path: string | null;
  readonly onOpenMenu: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Attributes of the menu button. They open the menu before hydration, in browsers that support
 * them.
 */
const OPENS_MENU = { command: 'show-modal', commandfor: SITE_MENU_ID };

const onlyLarge = { display: 'none', [media.navigation]: { display: 'block' } };
const onlySmall = { [media.navigation]: { display: 'none' } };

/**
 * The end of the header: the Sign Up link, and the Contact Us link or, in narrow windows, the menu
 * button.
 */
export function HeaderEnd({ path, onOpenMenu }: HeaderEndProps) {
  const { contact, signUp } = usePageTexts('navigation').header;
  return (
    <ul className="header-end header-moves">
      <EnquirySlot />
      <li css={onlyLarge}>
        <HeaderLink
          to={ROUTES.contact}
          label={contact}
          current={ariaCurrent(ROUTES.contact, path)}
        />
      </li>
      <li>
        <Link
          href={ROUTES.auth}
          aria-current={ariaCurrent(ROUTES.auth, path)}
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: size.target,
            paddingInline: space.s18,
            border: `1px solid ${colour.ink}`,
            borderRadius: size.radius,
            fontSize: '.875rem',
            fontWeight: 500,
            textDecoration: 'none',
            transition: `background ${motion.colour}, color ${motion.colour}`,
            '&[aria-current=page]': { background: colour.forest, color: colour.chalk },
            [media.hover]: { '&:hover': { background: colour.forest, color: colour.chalk } },
          }}
        >
          {signUp}
        </Link>
      </li>
      <li css={onlySmall}>
        <button
          type="button"
          aria-label={navigation.menu.open}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
          {...OPENS_MENU}
          css={{
            ...iconButton,
            ...toTheMargin,
            [media.hover]: { '&:hover': { color: colour.umber } },
          }}
        >
          <Icon name="menu" size={24} />
        </button>
      </li>
    </ul>
  );
}
