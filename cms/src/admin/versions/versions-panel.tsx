import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { hasVersions } from '../../versions/has-versions';
import { contentManager } from '../content-manager';
import { useGetVersionsQuery } from './version-api';
import { VersionList } from './version-list';

interface Props {
  readonly model: string;
  readonly document?: { readonly documentId: string; readonly locale?: string | null };
}

/**
 * Side panel with an entry's versions. Strapi calls this function as a component and shows the
 * returned title and content.
 */
const VersionsPanel = ({ model, document }: Props) => {
  const documentId = document?.documentId ?? '';
  const skip = documentId === '' || !hasVersions(model);
  const { data, error } = useGetVersionsQuery(
    { model, documentId, locale: document?.locale ?? undefined },
    { skip },
  );
  if (skip) return null;
  if (error)
    return {
      title: 'Versions',
      content: <Typography variant="pi">The versions could not be loaded.</Typography>,
    };
  return data ? { title: 'Versions', content: <VersionList list={data} /> } : null;
};

/** Adds the list of versions beside the form of an entry. Must be called in `bootstrap`. */
export const addVersionsPanel = (app: StrapiApp) =>
  contentManager(app).apis.addEditViewSidePanel([VersionsPanel]);
