import { SkeletonBlock } from './skeleton-block';

/** A line of text to come, as high as the line it stands for in the type around it. */
export const SkeletonLine = ({ width }: { readonly width: string }) => (
  <span css={{ display: 'flex', alignItems: 'center', height: '1lh' }}>
    <SkeletonBlock width={width} height=".8em" />
  </span>
);
