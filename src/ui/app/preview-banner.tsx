import { useState, useSyncExternalStore } from 'react';
import type { Preview } from '../../application/browser-state/preview-state';
import { preview as words } from '../content/messages/preview';
import { useRawAddress } from '../site/use-raw-address';
import { theme } from '../theme/theme';

const { colour, onDark, size, space, type } = theme;

const style = {
  ...type.small,
  ...onDark,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s24,
  paddingBlock: space.s8,
  paddingInline: space.margin,
  background: colour.forest,
  color: colour.chalk,
  p: { margin: 0, maxWidth: '72ch' },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: size.target, color: colour.honey },
} as const;

/**
 * States that a page is a preview, and whether it shows the draft. The banner is hidden on pages
 * that the editor opens from the preview, because they show published content.
 */
export function PreviewBanner({ preview }: { readonly preview: Preview }) {
  const state = useSyncExternalStore(preview.subscribe, preview.current);
  const { path } = useRawAddress();
  const [previewed] = useState(path);
  if (path !== previewed) return null;
  return (
    <aside aria-label={words.label} css={style}>
      <meta name="robots" content="noindex" />
      <p role="status">{state === 'loading' ? '' : words[state]}</p>
      {/* A plain `<a>` instead of a router link: loading a new document discards the cached draft
      content. */}
      <a href={path}>{words.leave}</a>
    </aside>
  );
}
