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
  /** A media query for windows that show the content without a menu. A match closes the menu. */
  readonly closeWhen: string;
  readonly onClose?: () => void;
  /** Called with the new state whenever the menu opens or closes. */
  readonly onToggle?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A full-screen menu in a modal `<dialog>`. The browser makes the page behind the dialog inert,
 * closes the dialog on Escape and restores the focus. This component adds a focus loop for Tab and
 * closes the menu when the visitor follows a link.
 */
export function DialogMenu(props: DialogMenuProps) {
  const { dialog, id, label, closeWhen, onClose, onToggle, className, children } = props;
  const [pathname] = useLocation();

  // Closes the menu in a layout effect that runs before the layout effects of the page. Those move
  // the focus to the page's heading, which is not possible while an open menu makes the page inert.
  const closedAt = useRef(pathname);
  useLayoutEffect(() => {
    // Does not close the menu on mount, because the visitor may have opened it before hydration.
    if (closedAt.current !== pathname) dialog.current?.close();
    closedAt.current = pathname;
  }, [dialog, pathname]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || onToggle === undefined) return;
    const notify = () => onToggle(element.open);
    // Reports a menu that the visitor opened before hydration.
    if (element.open) notify();
    // React does not receive `toggle` events of a prerendered dialog.
    element.addEventListener('toggle', notify);
    return () => element.removeEventListener('toggle', notify);
  }, [dialog, onToggle]);

  useEffect(() => {
    const query = matchMedia(closeWhen);
    const close = () => query.matches && dialog.current?.close();
    close();
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [closeWhen, dialog]);

  useEffect(() => {
    // Closes the menu on Back and Forward, so that it does not cover the page that they lead to.
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
        const link = event.target instanceof Element && event.target.closest('a[href]');
        // Closes the menu before the router navigates, because closing restores the previous focus.
        if (link && !opensElsewhere(event)) event.currentTarget.close();
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

/** Keeps the focus within the menu. By default Tab on the last link focuses the browser's UI. */
function loopTab(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}
