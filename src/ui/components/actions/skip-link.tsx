import { navigation } from '../../content/navigation';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

/** The first tab stop of a page. It skips the header and moves focus to the content. */
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
      // Moves the focus without following the link, because `#main` would add a history entry.
      event.preventDefault();
      document.getElementById(target)?.focus();
    }}
  >
    {navigation.skip}
  </a>
);
