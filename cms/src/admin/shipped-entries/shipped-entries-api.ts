import { adminApi } from '@strapi/strapi/admin';

const listTag = (model: string) => ({ type: 'Document' as const, id: `${model}_LIST` });

/**
 * Requests about the entries that ship with the site. They have the content manager's cache tag of
 * the list, so that both are fetched again together.
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
      // Also after a refusal, because it means that the list is not empty any more.
      invalidatesTags: (_result, _error, { model }) => [listTag(model)],
    }),
  }),
});

export const { useIsListEmptyQuery, useCreateShippedEntriesMutation } = shippedEntriesApi;
