import type { UseCases } from '../../application/use-cases';
import type { Absolute } from '../seo/absolute';
import { pictureToShare } from '../seo/link-previews/picture-to-share';
import { shareCard } from '../seo/link-previews/share-card';
import { type LinkedSite, liveLinks, liveTrees } from '../seo/live-links';
import { pageQuestions } from '../seo/page-questions';
import { type PageSubject, pageSubject } from '../seo/page-subject';
import { pageTags } from '../seo/page-tags';
import { dehydratedStateOf } from '../site/dehydrated-state';
import { cachedPageTexts } from '../site/queries/use-page-texts';
import { ROUTES } from '../site/routes';
import { withStyleHashes } from './documents/csp-style-hashes';
import { pageDocument } from './documents/page-document';
import { renderMarkup } from './render-markup';
import type { RenderedPage } from './rendered-page';
import { undescribedPictures } from './undescribed-pictures';

/** The content of one page, and what the page links to. */
interface PageContent {
  readonly useCases: UseCases;
  /** Cache tags of the content that `useCases` have read so far. */
  readonly tags: ReadonlySet<string>;
  readonly linkedSite: LinkedSite;
  /** When the reading of the content began, in ms since 1970. */
  readonly readAt: number;
}

/** What all pages of a site have in common. */
interface RenderedSite {
  /** The `index.html` of the build. */
  readonly template: string;
  /** Makes addresses absolute; `null` when the site's own address is unknown. */
  readonly absolute: Absolute | null;
  /** Where forms post without JavaScript; `null` without a CMS. */
  readonly formAddress: string | null;
  /** Whether pages use pictures from the CMS as social previews, because no share cards exist. */
  readonly sharesNoCards: boolean;
  /** Returns the search index entry of the page's document; `null` if there is none. */
  readonly searchEntryOf: (subject: PageSubject | null) => string | null;
}

/** Renders the page at an address: its document, and the data for serving and indexing it. */
export async function renderPage(
  address: string,
  { useCases, tags, linkedSite, readAt }: PageContent,
  { template, absolute, formAddress, sharesNoCards, searchEntryOf }: RenderedSite,
): Promise<RenderedPage> {
  const problems: string[] = [];
  const onProblem = (problem: string) => void problems.push(problem);
  const { body, styles, meta, isFound, pageCount, queryCache } = await renderMarkup(
    address,
    useCases,
    formAddress,
    liveLinks(linkedSite, onProblem),
    liveTrees(linkedSite, onProblem),
    readAt,
  );
  const site = await useCases.getSiteForSharing();
  const subject = pageSubject(queryCache);
  const isShared = absolute !== null && isFound && address !== ROUTES.offline;
  const questions = pageQuestions(queryCache);
  const texts = cachedPageTexts(queryCache);
  const picture = pictureToShare({ address, subject }, site, texts);
  const headTags = isShared
    ? pageTags(
        { address, meta, subject, questions, picture, sharesNoCards },
        { site, names: texts('navigation').names },
        absolute,
      )
    : '';
  const data = dehydratedStateOf(queryCache, readAt);
  return {
    status: isFound ? 200 : 404,
    html: await withStyleHashes(
      pageDocument(template, { address, body, styles, tags: headTags, data }),
    ),
    data: JSON.stringify(data),
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    tags,
    shareCard: isShared && !sharesNoCards ? shareCard(address, subject, site, texts) : null,
    problems: [...problems, ...undescribedPictures(subject, queryCache)],
    searchEntry: isFound ? searchEntryOf(subject) : null,
    pageCount,
  };
}
