import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { useIsPrerendered } from '../../hooks/use-is-prerendered';

interface PressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** What it leads to without JavaScript, or in a window of its own. */
  readonly href: string;
  readonly onPress: () => void;
}

const wantsAWindow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/**
 * A button that is a link until its code is at work: what a button alone does, as opening a dialog, is
 * said from then on. By `data-button` the loader knows it, and keeps presses until then.
 */
export function PressLink({ onPress, 'aria-haspopup': opens, ...link }: PressLinkProps) {
  const isLink = useIsPrerendered();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a link, and then a button
    <a
      {...link}
      role={isLink ? undefined : 'button'}
      aria-haspopup={isLink ? undefined : opens}
      data-button=""
      // biome-ignore lint/a11y/useValidAnchor: a button would lead nowhere by itself
      onClick={(event) => {
        if (wantsAWindow(event)) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter is a link's own key.
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}
