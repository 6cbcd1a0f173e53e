import { type RefObject, useState } from 'react';
import { Link } from 'wouter';
import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import { ButtonLink } from '../../components/actions/button-link';
import { DialogMenu } from '../../components/dialog/dialog-menu';
import { Engraving } from '../../components/drawings/engraving';
import { Icon } from '../../components/drawings/icon';
import { Tear } from '../../components/drawings/tear';
import { Wordmark } from '../../components/drawings/wordmark';
import { navigation } from '../../content/navigation';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { ariaCurrent } from './aria-current';
import { FULL_NAVIGATION } from './header-style';
import { siteMenuStyle } from './site-menu-style';

export const SITE_MENU_ID = 'site-menu';

interface SiteMenuProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Path of the current page; `null` on the not-found page. */
  readonly path: string | null;
  readonly onClose: () => void;
}

/**
 * A full-screen menu with the header's links, for windows too narrow to show them in the header.
 */
export function SiteMenu({ dialog, path, onClose }: SiteMenuProps) {
  const { links, contact, signUp } = usePageTexts('navigation').header;
  const [open, setOpen] = useState(false);
  return (
    <DialogMenu
      dialog={dialog}
      id={SITE_MENU_ID}
      label={navigation.menu.title}
      closeWhen={FULL_NAVIGATION}
      onClose={onClose}
      onToggle={setOpen}
      css={siteMenuStyle}
    >
      <div className="menu-sheet">
        <div className="menu-top">
          <Wordmark tone="dark" />
          {/* Uses a form, because it closes the dialog even before hydration. */}
          <form method="dialog">
            <button type="submit" aria-label={navigation.menu.close}>
              <Icon name="close" size={24} />
            </button>
          </form>
        </div>
        <nav aria-label={navigation.label}>
          <ul>
            {[...links, { label: contact, address: ROUTES.contact }].map(({ label, address }) => {
              const current = ariaCurrent(address, path);
              return (
                <li key={address}>
                  <Link href={address} aria-current={current}>
                    <span>{label}</span>
                    {current && <Tear size={22} css={{ color: theme.colour.honey }} />}
                  </Link>
                </li>
              );
            })}
          </ul>
          <ButtonLink href={ROUTES.auth} variant="honey">
            {signUp}
          </ButtonLink>
        </nav>
        {/* Browsers fetch hidden drawings too, so this one renders only in the open menu. */}
        {open && <Engraving className="menu-plate" drawing={branch} on="forest" />}
      </div>
    </DialogMenu>
  );
}
