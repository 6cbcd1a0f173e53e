import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../test/builders/a-media-wire';
import { aNetwork, failure, listOf, one } from '../../../test/builders/a-network';
import { aPostSummary } from '../../../test/builders/a-post';
import { aPostDraft } from '../../../test/builders/a-post-draft';
import { aPostWire } from '../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import type { PictureId } from '../../application/ports/picture-library';
import { strapiClient } from './http/strapi-client';
import { strapiEditableBlog } from './strapi-editable-blog';

const blog = strapiEditableBlog(
  strapiClient({ host: 'https://cms.example', token: '' }),
  aProblemLog(),
);
const post = aPostSummary({ id: 'zr0fpdtkqd583p91ghov214q' });
const { id } = post;
const ADDRESS = 'https://cms.example/api/blogs/zr0fpdtkqd583p91ghov214q';
const CARD =
  'populate[blogimg][fields][0]=url&populate[blogimg][fields][1]=alternativeText' +
  '&populate[blogimg][fields][2]=width&populate[blogimg][fields][3]=height' +
  '&populate[blogimg][fields][4]=size&populate[blogimg][fields][5]=formats';
const WHOLE =
  'populate[blogimg]=true&populate[searchPicture]=true' +
  '&populate[Body][on][blog-body.picture][populate]=*' +
  '&populate[Body][on][blog-body.quote]=true&populate[Body][on][blog-body.text]=true';

describe('the call of the home page', () => {
  it('the call of the home page requests posts with all relations, unsorted', async () => {
    const { calls } = aNetwork(listOf([aPostWire()]));
    await blog.list();
    expect(calls).toEqual([
      {
        method: 'GET',
        address: 'https://cms.example/api/blogs',
        query: 'populate=*',
        headers: { accept: 'application/json' },
        body: undefined,
      },
    ]);
  });
});

describe('the call of a search', () => {
  it('the call of a search sorts newest first, ties by id, with only the needed picture fields', async () => {
    const { calls } = aNetwork(listOf([]));
    await blog.search({});
    expect(calls[0]?.query).toBe(
      'sort[0]=createdAt:desc&sort[1]=documentId:asc' +
        `&pagination[page]=1&pagination[pageSize]=9&pagination[withCount]=true&${CARD}`,
    );
  });

  it('the call of a search contains page, text and locale', async () => {
    const { calls } = aNetwork(listOf([]));
    await blog.search({ text: 'the cut', page: 2, pageSize: 3, locale: 'so' });
    expect(calls[0]?.query).toBe(
      'sort[0]=createdAt:desc&sort[1]=documentId:asc' +
        `&pagination[page]=2&pagination[pageSize]=3&pagination[withCount]=true&${CARD}` +
        '&filters[$and][0][$or][0][Title][$containsi]=the cut' +
        '&filters[$and][0][$or][1][Description][$containsi]=the cut&locale=so',
    );
  });
});

describe('the calls of one post', () => {
  it('the calls of one post read it with the pictures inside its body', async () => {
    const Body = [
      { __component: 'blog-body.picture', id: 2, image: aMediaWire(), alt: 'Resin', caption: null },
    ];
    const { calls } = aNetwork(one(aPostWire({ Body })));
    const found = await blog.byId(id);
    expect(found?.body).toMatchObject([
      { picture: { url: 'https://cms.example/uploads/tears.jpg', alt: 'Resin' } },
    ]);
    expect(calls).toMatchObject([{ method: 'GET', address: ADDRESS, query: WHOLE }]);
  });

  it('the calls of one post write it part by part', async () => {
    const { calls } = aNetwork(one(aPostWire()));
    const image = 'picture-1' as PictureId;
    await blog.create(
      aPostDraft({
        picture: image,
        publishedOn: '2025-03-12',
        body: [
          { kind: 'markdown', markdown: '## The cut' },
          { kind: 'quote', text: 'It gives.', author: null },
          { kind: 'picture', picture: image, alt: 'Resin', caption: 'Two weeks on' },
        ],
      }),
    );
    expect(calls).toMatchObject([
      { method: 'POST', address: 'https://cms.example/api/blogs', query: WHOLE },
    ]);
    expect(calls[0]?.headers['content-type']).toBe('application/json');
    expect(calls[0]?.body).toEqual({
      data: {
        Title: 'How a tear forms',
        Description: 'From the cut in the bark to the still.',
        blogimg: 'picture-1',
        publishedOn: '2025-03-12',
        Body: [
          { __component: 'blog-body.text', body: '## The cut' },
          { __component: 'blog-body.quote', text: 'It gives.', author: null },
          {
            __component: 'blog-body.picture',
            image: 'picture-1',
            alt: 'Resin',
            caption: 'Two weeks on',
          },
        ],
      },
    });
  });

  it('the calls of one post omit the optional date for a new post without one, and can clear it later', async () => {
    const { calls } = aNetwork(one(aPostWire()), one(aPostWire()));
    await blog.create(aPostDraft({ publishedOn: null }));
    expect(calls[0]?.body).not.toHaveProperty('data.publishedOn');
    await blog.update(id, { publishedOn: null });
    expect(calls[1]?.body).toEqual({ data: { publishedOn: null } });
  });

  it('the calls of one post change only what is given', async () => {
    const { calls } = aNetwork(one(aPostWire()), one(aPostWire()));
    await blog.update(id, { title: 'Renamed' });
    await blog.update(id, { body: [] });
    expect(calls).toMatchObject([
      { method: 'PUT', address: ADDRESS, query: WHOLE },
      { method: 'PUT', address: ADDRESS, query: WHOLE },
    ]);
    expect(calls.map(({ body }) => body)).toEqual([
      { data: { Title: 'Renamed' } },
      { data: { Body: [] } },
    ]);
  });

  it('the calls of one post remove it', async () => {
    const { calls } = aNetwork(new Response(null, { status: 204 }), failure(404));
    await expect(blog.remove(id)).resolves.toBeUndefined();
    await expect(blog.remove(id)).resolves.toBeUndefined();
    expect(calls[0]).toMatchObject({ method: 'DELETE', address: ADDRESS, query: '' });
  });
});

describe('the calls for the neighbours', () => {
  it('the calls for the neighbours request the nearest post on each side, ties by id', async () => {
    const older = aPostWire({ documentId: 'older' });
    const { calls } = aNetwork(listOf([older]), listOf([]));
    await expect(blog.neighbours(post)).resolves.toMatchObject({
      previous: { id: 'older' },
      next: null,
    });
    const at = '2025-03-12T08:00:00.000Z';
    const page = 'pagination[page]=1&pagination[pageSize]=1&pagination[withCount]=false';
    const atOnce = `filters[$or][1][createdAt][$eq]=${at}&filters[$or][1][documentId]`;
    expect(calls.map(({ query }) => query)).toEqual([
      `sort[0]=createdAt:desc&sort[1]=documentId:asc&${page}&${CARD}` +
        `&filters[$or][0][createdAt][$lt]=${at}&${atOnce}[$gt]=${id}`,
      `sort[0]=createdAt:asc&sort[1]=documentId:desc&${page}&${CARD}` +
        `&filters[$or][0][createdAt][$gt]=${at}&${atOnce}[$lt]=${id}`,
    ]);
  });

  it('the calls for the neighbours are skipped for an undated post', async () => {
    const { calls } = aNetwork();
    const unknown = aPostSummary({ createdAt: null });
    await expect(blog.neighbours(unknown)).resolves.toEqual({ previous: null, next: null });
    expect(calls).toEqual([]);
  });
});
