import { useEffect } from 'react';
import { DocumentHead } from '../components/page/document-head';
import { PageHeading } from '../components/page/page-heading';
import { theme } from '../theme/theme';
import { showStates } from './force-pseudo-classes';
import { GalleryActions } from './gallery-actions';
import { GalleryCards } from './gallery-cards';
import { GalleryCarousel } from './gallery-carousel';
import { GalleryDisclosure } from './gallery-disclosure';
import { GalleryDrawings } from './gallery-drawings';
import { GalleryFields } from './gallery-fields';
import { GalleryFoundations } from './gallery-foundations';
import { GalleryLoading } from './gallery-loading';
import { GalleryMessages } from './gallery-messages';
import { GalleryNavigation } from './gallery-navigation';

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
      <GalleryDrawings />
      <GalleryActions />
      <GalleryNavigation />
      <GalleryFields />
      <GalleryDisclosure />
      <GalleryMessages />
      <GalleryCards />
      <GalleryCarousel />
      <GalleryLoading />
    </div>
  );
}
