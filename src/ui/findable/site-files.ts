import type { PublicContent } from '../../application/public-content';
import type { Reads } from '../../application/use-cases';
import type { BlogPost } from '../../domain/journal/blog-post';
import { publicAddresses } from '../site/addresses/public-addresses';
import { FEEDS, jsonFeed, POSTS_IN_A_FEED, rssFeed } from './feeds';
import { robotsFile } from './robots';
import { sitemapFiles } from './sitemap';
import type { Absolute } from './structured-data';

/** A post can go between being listed and being read. */
async function newestPosts({ posts }: PublicContent, getPost: Reads['getPost']) {
  const newest = posts.items.slice(0, POSTS_IN_A_FEED);
  const read = await Promise.all(newest.map(({ id }) => getPost(id)));
  return read.filter((post): post is BlogPost => post !== null);
}

/**
 * What stands beside the pages for search engines and readers of feeds, by its address.
 *
 * @param absolute `null` where the site does not know its own address, without which most of it
 * cannot be said.
 */
export async function siteFiles(
  content: PublicContent,
  getPost: Reads['getPost'],
  absolute: Absolute | null,
): Promise<ReadonlyMap<string, string>> {
  const robots = ['/robots.txt', robotsFile(absolute)] as const;
  if (absolute === null) return new Map([robots]);
  const posts = await newestPosts(content, getPost);
  return new Map([
    robots,
    ...sitemapFiles(publicAddresses(content), absolute),
    [FEEDS.rss, rssFeed(posts, absolute)],
    [FEEDS.json, jsonFeed(posts, absolute)],
  ]);
}
