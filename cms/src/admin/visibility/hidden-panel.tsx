import { Typography } from '@strapi/design-system';
import { type StrapiApp, unstable_useDocument } from '@strapi/strapi/admin';
import { hiddenUntil, mayWait, type Waits } from '../../visibility/hidden-until';
import { contentManager } from '../content-manager';

interface Props {
  readonly model: string;
  readonly collectionType: string;
  readonly document?: { readonly documentId: string; readonly status?: string };
}

/** Formats a date in the browser's time zone: “Monday, 30 November 2026 at 09:00”. */
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/**
 * Side panel that says until when a published document is hidden from visitors. Strapi itself shows
 * only “Published”. Reads the dates of the published version, because the dates of a draft have no
 * effect until the draft is published.
 */
const HiddenPanel = ({ model, collectionType, document }: Props) => {
  const documentId = document?.documentId ?? '';
  const isPublished = document?.status === 'published' || document?.status === 'modified';
  const { document: published } = unstable_useDocument(
    { model, collectionType, documentId, params: { status: 'published' } },
    { skip: !mayWait(model) || !isPublished },
  );
  const until = published ? hiddenUntil(published as Waits, Date.now()) : null;
  if (until === null) return null;
  return {
    title: 'Visitors',
    content: (
      <Typography variant="omega" fontWeight="bold">
        Published, but hidden until {MOMENT.format(until)}.
      </Typography>
    ),
  };
};

/** Adds the panel to the edit view. Must be called in `bootstrap`. */
export const addHiddenPanel = (app: StrapiApp) =>
  contentManager(app).apis.addEditViewSidePanel([HiddenPanel]);
