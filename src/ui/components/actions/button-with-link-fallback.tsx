import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useIsPrerendered } from '../../hooks/use-is-prerendered';

interface ButtonWithLinkFallbackProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * The URL of the link. The browser opens it without JavaScript, and in a new tab or window if the
   * visitor clicks the link with Ctrl, Meta or Shift.
   */
  readonly href: string;
  readonly onAction: () => void;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/**
 * A link that becomes a button on hydration and then has button semantics such as `aria-haspopup`.
 * Before hydration, `event-replay.ts` records clicks on links with `data-button` and replays them
 * after hydration.
 */
export function ButtonWithLinkFallback({
  onAction,
  'aria-haspopup': hasPopup,
  ...link
}: ButtonWithLinkFallbackProps) {
  const isLink = useIsPrerendered();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a link before hydration, a button after it
    <a
      {...link}
      role={isLink ? undefined : 'button'}
      aria-haspopup={isLink ? undefined : hasPopup}
      data-button=""
      // biome-ignore lint/a11y/useValidAnchor: a button would not work without JavaScript
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onAction();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // Handles only Space, because the browser itself turns Enter on a link into a click.
        if (event.key !== ' ') return;
        event.preventDefault();
        onAction();
      }}
    />
  );
}
