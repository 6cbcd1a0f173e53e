import { useEffect } from 'react';
import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { theme } from '../theme/theme';
import { GalleryActions } from './gallery/gallery-actions';
import { GalleryCards } from './gallery/gallery-cards';
import { GalleryCarousel } from './gallery/gallery-carousel';
import { GalleryDisclosure } from './gallery/gallery-disclosure';
import { GalleryFields } from './gallery/gallery-fields';
import { GalleryFoundations } from './gallery/gallery-foundations';
import { GalleryMarks } from './gallery/gallery-marks';
import { GalleryMessages } from './gallery/gallery-messages';
import { GalleryWaiting } from './gallery/gallery-waiting';
import { GalleryWays } from './gallery/gallery-ways';
import { showStates } from './gallery/show-states';

/** For developers and the art director: every component in every state, on one page. */
export function GalleryPage() {
  useEffect(showStates, []);
  return (
    <div
      css={{
        maxWidth: theme.size.content,
        marginInline: 'auto',
        padding: `${theme.space.s56}px ${theme.space.margin} ${theme.space.section}`,
      }}
    >
      <PageHead title="Components" description="Every component in every state." />
      <PageHeading css={theme.type.pageTitle}>Components</PageHeading>
      <GalleryFoundations />
      <GalleryMarks />
      <GalleryActions />
      <GalleryWays />
      <GalleryFields />
      <GalleryDisclosure />
      <GalleryMessages />
      <GalleryCards />
      <GalleryCarousel />
      <GalleryWaiting />
    </div>
  );
}
