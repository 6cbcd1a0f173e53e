import type { BodyBlockDraft, EditableBlog, PostDraft } from '../../application/ports/blog';
import type { ProblemLog } from '../../application/ports/problem-log';
import { absentAsNull } from './http/absent-as-null';
import { entryPath } from './http/entry-path';
import type { StrapiClient } from './http/strapi-client';
import { POPULATE_POST } from './queries/populate-post';
import { EVERYTHING_IS_DUE, strapiBlog } from './strapi-blog';
import { readWire } from './wire/read-wire';
import { oneWire } from './wire/strapi-wire';
import { toBlogPost } from './wire/to-post';
import { fromSearchListing } from './wire/to-search-listing';

const toComponent = (block: BodyBlockDraft) => {
  switch (block.kind) {
    case 'markdown':
      return { __component: 'blog-body.text', body: block.markdown };
    case 'quote':
      return { __component: 'blog-body.quote', text: block.text, author: block.author };
    case 'picture':
      return {
        __component: 'blog-body.picture',
        image: block.picture,
        alt: block.alt,
        caption: block.caption,
      };
  }
};

const toData = (draft: Partial<PostDraft>) => ({
  Title: draft.title,
  Description: draft.description,
  blogimg: draft.picture,
  publishedOn: draft.publishedOn,
  topics: draft.topics?.join(', '),
  Body: draft.body?.map(toComponent),
  ...fromSearchListing(draft.searchListing),
});

export function strapiEditableBlog(client: StrapiClient, log: ProblemLog): EditableBlog {
  const toOne = (answer: unknown) =>
    toBlogPost(readWire(oneWire, answer).data, client.host, log, EVERYTHING_IS_DUE());

  return {
    ...strapiBlog(client, log, EVERYTHING_IS_DUE),
    async create({ publishedOn, ...draft }) {
      // A CMS without the optional field `publishedOn` refuses a write that names it. So a post
      // without a date does not name it.
      const data = toData(publishedOn === null ? draft : { ...draft, publishedOn });
      const call = { query: { populate: POPULATE_POST }, body: { data } };
      return toOne(await client.call('POST', '/blogs', call));
    },
    update: (id, changes) =>
      absentAsNull(async () => {
        const call = { query: { populate: POPULATE_POST }, body: { data: toData(changes) } };
        return toOne(await client.call('PUT', entryPath('/blogs', id), call));
      }),
    async remove(id) {
      await absentAsNull(() => client.call('DELETE', entryPath('/blogs', id)));
    },
  };
}
