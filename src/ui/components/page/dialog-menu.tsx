import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'wouter';

interface DialogMenuProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly id: string;
  readonly label: string;
  /** A media query of windows that need no menu: it closes when the window comes to fit. */
  readonly closeWhen: string;
  readonly onClose?: () => void;
  /** Whether it is open now, as often as that changes. */
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A full-screen menu in a modal `<dialog>`: the browser keeps the page behind inert, closes at
 * Escape and gives the focus back. This adds the loop of Tab, the page that does not scroll, and
 * closing when a link has been followed.
 */
export function DialogMenu(props: DialogMenuProps) {
  const { dialog, id, label, closeWhen, onClose, onToggle, className, children } = props;
  const [pathname] = useLocation();

  // A layout effect, and before the page's: a new page's heading cannot take the focus while inert.
  const closedAt = useRef(pathname);
  useLayoutEffect(() => {
    // It can have been opened before its code was at work: that alone does not close it.
    if (closedAt.current !== pathname) dialog.current?.close();
    closedAt.current = pathname;
  }, [dialog, pathname]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || onToggle === undefined) return;
    const tell = () => onToggle(element.open);
    // It can have been opened before its code was at work.
    if (element.open) tell();
    // React hears no `toggle` of a dialog that was drawn ahead.
    element.addEventListener('toggle', tell);
    return () => element.removeEventListener('toggle', tell);
  }, [dialog, onToggle]);

  useEffect(() => {
    const outgrown = matchMedia(closeWhen);
    const close = () => outgrown.matches && dialog.current?.close();
    close();
    outgrown.addEventListener('change', close);
    return () => outgrown.removeEventListener('change', close);
  }, [closeWhen, dialog]);

  useEffect(() => {
    // Back and Forward change the page behind: who asked for that is to see it.
    const close = () => dialog.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      onKeyDown={loopTab}
      onClickCapture={(event) => {
        const followed = event.target instanceof Element && event.target.closest('a[href]');
        // Before the router hears of it: the focus is then back on the page.
        if (followed && !opensElsewhere(event)) event.currentTarget.close();
      }}
      {...(onClose && { onClose })}
      {...(className && { className })}
    >
      {children}
    </dialog>
  );
}

const opensElsewhere = (event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  event.ctrlKey || event.metaKey || event.shiftKey;

const FOCUSABLE = 'a[href], button:not([disabled])';

/** Left alone, Tab would leave the last link for the browser's own buttons. */
function loopTab(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}
