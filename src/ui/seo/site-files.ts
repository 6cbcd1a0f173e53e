import type { PublicContent } from '../../application/content-types/public-content';
import type { Reads } from '../../application/use-cases';
import type { PostId } from '../../domain/journal/blog-post';
import type { PageTexts } from '../../domain/texts/page-texts';
import { titleOf } from '../content/meta/page-meta';
import type { ArticleLinkCheck } from '../pages/post/article-model/article-link-check-context';
import { articleOf } from '../pages/post/article-model/article-of';
import { publicAddresses } from '../site/addresses/public-addresses';
import { postAddress } from '../site/routes';
import type { Absolute } from './absolute';
import {
  FEEDS,
  type FeedChannel,
  type FeedItem,
  feedItem,
  jsonFeed,
  POSTS_IN_A_FEED,
  rssFeed,
} from './feeds';
import { robotsFile } from './robots';
import { sitemapFiles } from './sitemap';

/** What the functions that generate the site's files need. */
interface SiteFileOptions {
  readonly getPost: Reads['getPost'];
  readonly getSiteDetails: Reads['getSiteDetails'];
  readonly getPageTexts: Reads['getPageTexts'];
  /** `null` when the site's own address is not configured. Then only `robots.txt` is written. */
  readonly absolute: Absolute | null;
  readonly transformArticle: ArticleLinkCheck;
  /** Called for each post whose feed entry could not be built, with the address of its page. */
  readonly onProblem: (address: string, reason: unknown) => void;
}

/**
 * Returns the feed entry of a post; `null` when the post was deleted after it was listed, or when
 * its entry could not be built.
 */
async function itemOf(
  id: PostId,
  { getPost, transformArticle, onProblem }: SiteFileOptions,
  absolute: Absolute,
): Promise<FeedItem | null> {
  const post = await getPost(id);
  if (post === null) return null;
  try {
    return feedItem(post, await transformArticle(articleOf(post)), absolute);
  } catch (reason) {
    onProblem(postAddress(id), reason);
    return null;
  }
}

async function channelOf({ getSiteDetails, getPageTexts }: SiteFileOptions): Promise<FeedChannel> {
  const { name } = await getSiteDetails();
  const { meta } = (await getPageTexts('journal')) as PageTexts['journal'];
  return { author: name, title: titleOf(meta.title, name), description: meta.description };
}

/** Returns the generated files for search engines and feed readers, by their address. */
export async function siteFiles(
  content: PublicContent,
  options: SiteFileOptions,
): Promise<ReadonlyMap<string, string>> {
  const { absolute } = options;
  const robots = ['/robots.txt', robotsFile(absolute)] as const;
  if (absolute === null) return new Map([robots]);
  const newest = content.blog.items.slice(0, POSTS_IN_A_FEED);
  const found = await Promise.all(newest.map(({ id }) => itemOf(id as PostId, options, absolute)));
  const channel = await channelOf(options);
  const items = found.filter((item) => item !== null);
  return new Map([
    robots,
    ...sitemapFiles(publicAddresses(content), absolute),
    [FEEDS.rss, rssFeed(items, channel, absolute)],
    [FEEDS.json, jsonFeed(items, channel, absolute)],
  ]);
}
