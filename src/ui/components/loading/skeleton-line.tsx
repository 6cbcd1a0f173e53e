import { SkeletonBlock } from './skeleton-block';

/** The skeleton of a line of text. It has the line height of the surrounding text. */
export const SkeletonLine = ({ width }: { readonly width: string }) => (
  <span css={{ display: 'flex', alignItems: 'center', height: '1lh' }}>
    <SkeletonBlock width={width} height=".8em" />
  </span>
);
