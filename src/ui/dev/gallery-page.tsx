import { useEffect } from 'react';
import { DocumentHead } from '../components/page/document-head';
import { PageHeading } from '../components/page/page-heading';
import { theme } from '../theme/theme';
import { showStates } from './force-pseudo-classes';
import { GalleryActions } from './gallery-actions';
import { GalleryCards } from './gallery-cards';
import { GalleryCarousel } from './gallery-carousel';
import { GalleryDisclosure } from './gallery-disclosure';
import { GalleryFields } from './gallery-fields';
import { GalleryFoundations } from './gallery-foundations';
import { GalleryMarks } from './gallery-marks';
import { GalleryMessages } from './gallery-messages';
import { GalleryWaiting } from './gallery-waiting';
import { GalleryWays } from './gallery-ways';

/** Shows every component in every state on one page, for developers and the art director. */
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
      <DocumentHead title="Components" description="Every component in every state." />
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
