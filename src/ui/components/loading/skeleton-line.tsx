import { SkeletonBlock } from './skeleton-block';

/** The skeleton of a line of text, as high as a line in the surrounding type. */
export const SkeletonLine = ({ width }: { readonly width: string }) => (
  <span css={{ display: 'flex', alignItems: 'center', height: '1lh' }}>
    <SkeletonBlock width={width} height=".8em" />
  </span>
);
