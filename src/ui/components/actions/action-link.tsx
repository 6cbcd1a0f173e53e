import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useIsPrerendered } from '../../hooks/use-is-prerendered';

interface ActionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The destination without JavaScript, or when opened in a new tab or window. */
  readonly href: string;
  readonly onAction: () => void;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/**
 * A link until hydration, then a button: hydration adds the button semantics, such as
 * `aria-haspopup`. `data-button` makes the event replay record clicks on it until then.
 */
export function ActionLink({ onAction, 'aria-haspopup': hasPopup, ...link }: ActionLinkProps) {
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
        // The browser itself turns Enter on a link into a click.
        if (event.key !== ' ') return;
        event.preventDefault();
        onAction();
      }}
    />
  );
}
