import { navigation } from '../../content/navigation';
import { screenOnly } from '../../theme/print';
import { theme } from '../../theme/theme';

/** The first stop of the keyboard: past the header, to what the page is about. */
export const SkipLink = ({ target }: { readonly target: string }) => (
  <a
    href={`#${target}`}
    css={{
      ...theme.type.body,
      position: 'absolute',
      insetInlineStart: theme.space.s12,
      insetBlockStart: theme.space.s12,
      zIndex: 50,
      padding: `${theme.space.s12}px ${theme.space.s18}px`,
      background: theme.colour.forest,
      color: theme.colour.chalk,
      '&:not(:focus)': { transform: 'translateY(-200%)' },
      ...screenOnly,
    }}
    onClick={(event) => {
      // Focus without touching the address: `#main` in the history would be a step for Back.
      event.preventDefault();
      document.getElementById(target)?.focus();
    }}
  >
    {navigation.skip}
  </a>
);
