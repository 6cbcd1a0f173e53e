import { type MouseEvent, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Wordmark } from '../../components/drawings/wordmark';
import { navigation } from '../../content/navigation';
import { useScrolled } from '../../hooks/use-scrolled';
import type { NotFoundState } from '../../site/not-found-history-state';
import { ROUTES } from '../../site/routes';
import { HeaderEnd } from './header-end';
import { HeaderLinks } from './header-links';
import { headerStyle } from './header-style';
import { SiteMenu } from './site-menu';

export function SiteHeader() {
  const [pathname] = useLocation();
  const scrolled = useScrolled();
  const home = useRef<HTMLAnchorElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const lost = useHistoryState<NotFoundState | null>()?.notFound !== undefined;
  const path = lost ? null : pathname;

  const openMenu = (event: MouseEvent<HTMLButtonElement>) => {
    // Cancels the button's `command`, which opens the menu before hydration.
    event.preventDefault();
    // Focuses the button, because Safari does not focus a clicked button. When the menu closes, the
    // browser returns the focus to it.
    event.currentTarget.focus();
    if (menu.current?.open === false) menu.current.showModal();
  };

  const menuClosed = () => {
    // If the window was widened, the menu button is hidden and cannot take the focus. The focus
    // then moves to the link to the home page.
    const { activeElement } = document;
    const isShown = activeElement !== null && activeElement.getClientRects().length > 0;
    if (activeElement === document.body || !isShown) home.current?.focus();
  };

  return (
    <>
      <header css={headerStyle} data-scrolled={scrolled || undefined}>
        <div className="header-row">
          <Link href={ROUTES.home} ref={home} className="header-home">
            <Wordmark />
          </Link>
          <nav aria-label={navigation.label} css={{ display: 'contents' }}>
            <HeaderLinks path={path} />
            <HeaderEnd path={path} onOpenMenu={openMenu} />
          </nav>
        </div>
      </header>
      <SiteMenu dialog={menu} path={path} onClose={menuClosed} />
    </>
  );
}
