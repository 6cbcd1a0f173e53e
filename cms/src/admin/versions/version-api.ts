import { adminApi } from '@strapi/strapi/admin';
import type { Difference } from './difference';

export interface VersionList {
  /** Whether a restored version becomes a draft; otherwise visitors see it at once. */
  readonly hasDrafts: boolean;
  readonly mayRestore: boolean;
  readonly versions: readonly {
    readonly id: number;
    readonly isDraft: boolean;
    /** ISO date of the publication or of the last save. */
    readonly at: string;
    readonly by: string | null;
    readonly differs: readonly Difference[];
  }[];
}

export interface DeletedList {
  readonly total: number;
  readonly pageSize: number;
  readonly documents: readonly {
    readonly id: number;
    readonly type: string;
    readonly kind: string;
    readonly title: string;
    readonly deletedAt: string;
    readonly deletedBy: string | null;
    readonly hasDrafts: boolean;
  }[];
}

export interface Restored {
  readonly type: string;
  readonly documentId: string;
  readonly isDraft: boolean;
  readonly leftOut: readonly string[];
}

/**
 * The content manager's cache tags of a document. The version list has the same tags, so that it is
 * fetched again together with the document.
 */
const tagsOf = (model: string, documentId: string) =>
  [`${model}_${documentId}`, model].map((id) => ({ type: 'Document' as const, id }));

/** Requests to the routes of cms/src/versions, cached like those of the content manager. */
const versionApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'DeletedDocuments'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      getVersions: builder.query<
        VersionList,
        { model: string; documentId: string; locale: string | undefined }
      >({
        query: ({ model, documentId, locale }) => ({
          url: `/versions/${model}/${documentId}`,
          method: 'GET',
          config: { params: { locale } },
        }),
        providesTags: (_result, _error, { model, documentId }) => tagsOf(model, documentId),
      }),
      getDeleted: builder.query<DeletedList, number>({
        query: (page) => ({
          url: '/versions/deleted',
          method: 'GET',
          config: { params: { page } },
        }),
        providesTags: ['DeletedDocuments'],
      }),
      restoreVersion: builder.mutation<Restored, number>({
        query: (id) => ({ url: `/versions/${id}/restore`, method: 'POST', data: {} }),
        invalidatesTags: (restored) =>
          restored
            ? [
                ...tagsOf(restored.type, restored.documentId),
                { type: 'Document', id: `${restored.type}_LIST` },
                'DeletedDocuments',
              ]
            : [],
      }),
    }),
  });

export const { useGetVersionsQuery, useGetDeletedQuery, useRestoreVersionMutation } = versionApi;
