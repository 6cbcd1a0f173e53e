import { adminApi } from '@strapi/strapi/admin';

const listTag = (model: string) => ({ type: 'Document' as const, id: `${model}_LIST` });

/**
 * Requests about the entries that ship with the site. Both use the cache tag that the content
 * manager gives to the list. So the panel fetches the list again after the entries have been
 * created, and `isListEmpty` again after any change of the list.
 */
const shippedEntriesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    isListEmpty: builder.query<boolean, string>({
      query: (model) => ({
        url: `/content-manager/collection-types/${model}`,
        method: 'GET',
        config: { params: { page: 1, pageSize: 1 } },
      }),
      transformResponse: ({ pagination }: { pagination: { total: number } }) =>
        pagination.total === 0,
      providesTags: (_result, _error, model) => [listTag(model)],
    }),
    createShippedEntries: builder.mutation<
      { data: { created: number } },
      { model: string; path: string }
    >({
      query: ({ path }) => ({ url: path, method: 'POST', data: {} }),
      // Also after an error: the CMS refuses the request when the list is not empty any more.
      invalidatesTags: (_result, _error, { model }) => [listTag(model)],
    }),
  }),
});

export const { useIsListEmptyQuery, useCreateShippedEntriesMutation } = shippedEntriesApi;
