import { css } from '@emotion/react';
import type { Announcement } from '../../../domain/site/announcement';
import { announcementLabel } from '../../content/announcement';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { useIsAnnouncementCurrent } from './use-is-announcement-current';

const { colour, size, space, type } = theme;

const ID = 'announcement';

const style = css(screenOnly, {
  ...type.small,
  padding: `${space.s8}px ${space.margin}`,
  // Forced colours remove the background. This line then separates the bar from the header.
  borderBlockEnd: '1px solid transparent',
  background: colour.forest,
  color: colour.chalk,
  textAlign: 'center',
  '--ring': colour.honey,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    textUnderlineOffset: '.25em',
  },
});

function Bar({ announcement }: { readonly announcement: Announcement }) {
  const { text, link } = announcement;
  if (!useIsAnnouncementCurrent(announcement, ID)) return null;
  return (
    <aside id={ID} aria-label={announcementLabel} css={style}>
      {/* Uses a plain `<a>`, because the address may also be a file or another site. */}
      <p dir="auto">{link === null ? text : <a href={link}>{text}</a>}</p>
    </aside>
  );
}

/** The owner's announcement, above the header of every page while it is current. */
export function AnnouncementBar() {
  const { announcement } = useSiteDetails();
  return announcement && <Bar announcement={announcement} />;
}
