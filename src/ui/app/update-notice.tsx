import { Button } from '../components/actions/button';
import { update } from '../content/messages/update';
import { theme } from '../theme/theme';

const { colour, media, space, type } = theme;

const style = {
  ...type.small,
  position: 'fixed',
  insetInlineStart: space.margin,
  insetBlockEnd: space.s18,
  zIndex: 40,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s8}px ${space.s18}px`,
  maxInlineSize: `calc(100vw - 2 * ${space.margin})`,
  padding: space.s12,
  border: `1px solid ${colour.line}`,
  background: colour.chalk,
  color: colour.ink,
  [media.print]: { display: 'none' },
} as const;

/** Announces a newer version of the site. The visitor decides when to reload. */
export const UpdateNotice = ({ onReload }: { readonly onReload: () => void }) => (
  <aside aria-label={update.label} css={style}>
    <p role="status">{update.text}</p>
    <Button variant="line" onClick={onReload}>
      {update.reload}
    </Button>
  </aside>
);
