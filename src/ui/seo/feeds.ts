import type { BlogPost } from '../../domain/journal/blog-post';
import { momentOf } from '../../domain/shared/parse-moment';
import type { Article } from '../pages/post/article-model/article';
import { postAddress, ROUTES } from '../site/routes';
import { type Absolute, absoluteIfReadable } from './absolute';
import { escapeMarkup } from './escape-markup';
import { postHtml } from './post-html';

export const FEEDS = { rss: '/blog.rss', json: '/blog.json' } as const;

/** Maximum number of posts in a feed: the newest ones, with their full text. */
export const POSTS_IN_A_FEED = 20;

const LANGUAGE = 'en';

/** Splits `]]>` in the text, which would end the CDATA section. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** Returns `null` for a missing or invalid date. */
const dateOf = (iso: string | null): Date | null => {
  const moment = momentOf(iso);
  return moment === null ? null : new Date(moment);
};

const publicationOf = ({ publishedOn, createdAt }: BlogPost): Date | null =>
  dateOf(publishedOn) ?? dateOf(createdAt);

function rssItem(post: BlogPost, html: string, absolute: Absolute): string {
  const page = postAddress(post.id);
  const moment = publicationOf(post);
  return [
    '<item>',
    element('title', post.title),
    element('link', absolute(page)),
    element('guid', absolute(page)),
    ...(post.description === '' ? [] : [element('description', post.description)]),
    ...(moment === null ? [] : [element('pubDate', moment.toUTCString())]),
    `<content:encoded>${cdata(html)}</content:encoded>`,
    '</item>',
  ].join('');
}

/** What the RSS feed and the JSON feed state about themselves. */
export interface FeedChannel {
  /** The author of the feed is the brand: its name. */
  readonly author: string;
  readonly title: string;
  readonly description: string;
}

/** Returns an RSS 2.0 feed. @param items newest first. */
export const rssFeed = (
  items: readonly FeedItem[],
  { title, description }: FeedChannel,
  absolute: Absolute,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', title),
    element('link', absolute(ROUTES.blog)),
    element('description', description),
    element('language', LANGUAGE),
    `<atom:link href="${escapeMarkup(absolute(FEEDS.rss))}" rel="self" type="application/rss+xml"/>`,
    ...items.map(({ rss }) => rss),
    '</channel>',
    '</rss>\n',
  ].join('\n');

function jsonItem(post: BlogPost, html: string, absolute: Absolute): object {
  const page = postAddress(post.id);
  const moment = publicationOf(post);
  const changed = dateOf(post.changedAt);
  const image = post.picture && absoluteIfReadable(post.picture.url, absolute);
  return {
    id: absolute(page),
    url: absolute(page),
    title: post.title,
    content_html: html,
    ...(post.description !== '' && { summary: post.description }),
    ...(image !== null && { image }),
    ...(moment !== null && { date_published: moment.toISOString() }),
    ...(changed !== null && { date_modified: changed.toISOString() }),
  };
}

/** A post as an entry of the RSS feed and of the JSON feed. */
export interface FeedItem {
  readonly rss: string;
  readonly json: object;
}

/** Returns the feed entries of a post. @param article the post's body, with checked links. */
export function feedItem(post: BlogPost, article: Article, absolute: Absolute): FeedItem {
  const html = postHtml(article, postAddress(post.id), absolute);
  return { rss: rssItem(post, html, absolute), json: jsonItem(post, html, absolute) };
}

/** Returns a JSON Feed 1.1. @param items newest first. */
export const jsonFeed = (
  items: readonly FeedItem[],
  { author, title, description }: FeedChannel,
  absolute: Absolute,
): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absolute(ROUTES.blog),
    feed_url: absolute(FEEDS.json),
    language: LANGUAGE,
    authors: [{ name: author, url: absolute(ROUTES.home) }],
    items: items.map(({ json }) => json),
  });
