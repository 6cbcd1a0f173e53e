import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

interface PressLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** What it leads to without JavaScript, or in a window of its own. */
  readonly href: string;
  readonly onPress: () => void;
}

const wantsAWindow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** A button that is a link until its code is at work. */
export const PressLink = ({ onPress, ...link }: PressLinkProps) => (
  <a
    role="button"
    {...link}
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
