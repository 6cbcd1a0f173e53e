import type { Element, ElementContent, Root } from 'hast';
import { addressOf, isUpload } from '../markup/editor-url';
import { textOf } from '../markup/text-of';
import type { TreeLinkCheck } from '../markup/tree-link-check';
import type { Article, ArticlePart } from '../pages/post/article-model/article';
import type { ArticleLinkCheck } from '../pages/post/article-model/article-link-check-context';
import { linkTarget, type PageNeed } from '../site/addresses/link-target';
import { PRODUCTS_FILE } from '../site/addresses/products-file';
import { ROBOTS, siteFileType } from './site-file-type';

/** Files that are generated even when the site's own address is unknown. */
const WITHOUT_ORIGIN: readonly string[] = [ROBOTS, PRODUCTS_FILE];

/** The site that an article's links may refer to. */
export interface LinkedSite {
  /** The site's origin, for example `https://www.example.com`; `null` when unknown. */
  readonly origin: string | null;
  readonly hasPage: (need: PageNeed) => Promise<boolean>;
  /** Whether the build has a file at this decoded address. */
  readonly hasFile: (address: string) => boolean;
  /** Returns where a path without a page redirects to; `null` if there is no redirect. */
  readonly redirectOf?: (path: string) => Promise<string | null>;
}

/**
 * Returns the path, query and fragment of a link to this site; `null` for other links. The link may
 * be relative or contain the site's own host.
 */
function ownPath(written: string, origin: string | null): string | null {
  const address = addressOf(written);
  if (address?.kind === 'own') return address.path;
  if (address?.kind !== 'foreign' || origin === null) return null;
  if (address.host !== new URL(origin).host) return null;
  const { pathname, search, hash } = new URL(address.url);
  // The CMS may have the same host. Its uploads are not part of the build, so they are not checked.
  return isUpload({ kind: 'own', path: pathname }) ? null : `${pathname}${search}${hash}`;
}

/**
 * Returns the address to which a link or picture leads. For an address of this site, that is the
 * canonical address of the page, or the target of a redirect if there is no page. Returns `null`
 * when neither exists.
 */
async function liveAddress(written: string, site: LinkedSite): Promise<string | null> {
  const path = ownPath(written, site.origin);
  if (path === null) return addressOf(written) === null ? null : written;
  if (path.startsWith('#') || isUpload({ kind: 'own', path })) return path;
  const [pathname = '', more = ''] = path.split(/(?=[?#])(.*)/su);
  const target = linkTarget(pathname);
  if (target === null) return null;
  const redirected = async () => (await site.redirectOf?.(pathname)) ?? null;
  if (target.kind === 'file') {
    const isGenerated =
      siteFileType(target.address) !== null &&
      (site.origin !== null || WITHOUT_ORIGIN.includes(target.address));
    return isGenerated || site.hasFile(target.address) ? path : redirected();
  }
  const exists = target.needs === null || (await site.hasPage(target.needs));
  return exists ? `${target.address}${more}` : redirected();
}

const ATTRIBUTES: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

const addressIn = ({ tagName, properties }: Element): string | null => {
  const value = properties[ATTRIBUTES[tagName] ?? ''];
  return typeof value === 'string' ? value : null;
};

const addressesIn = ({ children }: Root | Element): readonly string[] =>
  children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const own = addressIn(node);
    return own === null ? addressesIn(node) : [own, ...addressesIn(node)];
  });

/**
 * Returns the nodes with each address replaced by its value in `live`. A link or picture whose
 * value is `null` becomes text.
 *
 * @param onDead called with the address and the text of each such link or picture.
 */
function withLive(
  nodes: readonly ElementContent[],
  live: ReadonlyMap<string, string | null>,
  onDead: (written: string, text: string) => void,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = withLive(node.children, live, onDead);
    const written = addressIn(node);
    if (written === null) return [{ ...node, children }];
    const address = live.get(written) ?? null;
    if (address !== null) {
      const attribute = ATTRIBUTES[node.tagName] ?? '';
      return [{ ...node, children, properties: { ...node.properties, [attribute]: address } }];
    }
    const alt = String(node.properties['alt'] ?? '');
    onDead(written, node.tagName === 'img' ? alt : textOf(node));
    if (node.tagName === 'a') return children;
    return alt === '' ? [] : [{ type: 'text', value: alt }];
  });
}

const deadLinkMessage = (written: string, text: string): string => {
  const label = text.trim().replace(/\s+/gu, ' ').slice(0, 60);
  return `“${written}” leads nowhere, so ${label === '' ? 'it is left out' : `“${label}” is not a link`}`;
};

/**
 * Returns a transform that replaces links to missing targets with their text, and missing pictures
 * with their text alternatives. Links to existing pages get the canonical address.
 *
 * @param onProblem called with a description of what an editor should correct.
 */
export const liveTrees =
  (site: LinkedSite, onProblem: (problem: string) => void): TreeLinkCheck =>
  async (trees) => {
    const written = [...new Set(trees.flatMap(addressesIn))];
    const live = new Map(
      await Promise.all(written.map(async (one) => [one, await liveAddress(one, site)] as const)),
    );
    const reported = new Set<string>();
    const onDead = (address: string, text: string) => {
      if (reported.has(address)) return;
      reported.add(address);
      onProblem(deadLinkMessage(address, text));
    };
    return trees.map(({ children }): Root => {
      const content = children.filter((node) => node.type !== 'doctype');
      return { type: 'root', children: withLive(content, live, onDead) };
    });
  };

/** Like `liveTrees`, for the texts of an article. */
export const liveLinks =
  (site: LinkedSite, onProblem: (problem: string) => void): ArticleLinkCheck =>
  async (article: Article): Promise<Article> => {
    const trees = article.parts.flatMap((part) => (part.kind === 'text' ? [part.tree] : []));
    const checked = (await liveTrees(site, onProblem)(trees)).values();
    const parts = article.parts.map((part): ArticlePart => {
      if (part.kind !== 'text') return part;
      return { ...part, tree: checked.next().value ?? part.tree };
    });
    return { ...article, parts };
  };
