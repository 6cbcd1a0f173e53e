import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import type { StrapiConfig } from './composition/config';
import { readEdgeSettings } from './composition/edge-settings';
import { isPdf, MAX_PDF_BYTES } from './domain/batches/is-pdf';
import { redirectPath } from './domain/redirects/redirect';
import { batchFileJob } from './edge/batch-file-job';
import {
  cachedDocument,
  NOT_FOUND_ADDRESS,
  UNAVAILABLE_ADDRESS,
} from './edge/cache/cached-document';
import { cachedRedirects } from './edge/cache/cached-redirects';
import { STALE_FOR_MS } from './edge/cache/cached-response';
import { pageCache } from './edge/cache/page-cache';
import { responseStore } from './edge/cache/response-store';
import { type SharedAnswers, sharedAnswers } from './edge/cache/shared-answers';
import { EVERYTHING, tagsOfPage } from './edge/content-tags';
import { edgeHandler, unavailableResponse } from './edge/edge-handler';
import { redirectFor, withHeaders } from './edge/host-rules';
import type { KeyValueStore } from './edge/key-value-store';
import { type Purges, purgeLog } from './edge/purge-log';
import { type RenderedResponse, type RenderJob, renderQueue } from './edge/render-queue';
import { singleFiles } from './edge/single-files';
import { siteRenderer } from './entry-render';
import { notFoundDocument } from './ui/app/documents/not-found-document';
import { unavailableDocument } from './ui/app/documents/unavailable-document';
import { absoluteOn } from './ui/seo/absolute';
import { isSiteMap, placeInSeries, SITE_MAP } from './ui/seo/address-series';
import { robotsFile } from './ui/seo/robots';
import { ROBOTS, siteFileType, WEB_MANIFEST } from './ui/seo/site-file-type';
import { batchOfFile, documentOfFile } from './ui/site/addresses/batch-files';
import { canonicalAddressOf } from './ui/site/addresses/canonical-address';
import { documentInPath } from './ui/site/addresses/content-routes';
import { placeOf } from './ui/site/addresses/list-pages';
import { PRODUCTS_FILE } from './ui/site/addresses/products-file';

/**
 * Documents that are served while nothing is cached and the CMS is unreachable. They contain the
 * details that ship with the site, because the owner's details are in the CMS.
 */
const BUILT_NOT_FOUND = notFoundDocument(__EDGE__.template);
const BUILT_UNAVAILABLE = unavailableDocument(SITE_DETAILS);

/** The bindings that the host provides in addition to the settings. */
interface Bindings {
  readonly PAGES: KeyValueStore;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

const addressOf = (path: string): string | null =>
  siteFileType(path) === null ? canonicalAddressOf(path) : path;

/** @param reads cache tags of the content that the file shows. */
const file = (
  address: string,
  body: string,
  reads: Iterable<string> = [],
): readonly [string, RenderedResponse] => [
  address,
  { body, type: siteFileType(address) ?? 'text/plain', data: null, tags: tagsOfPage(reads) },
];

const SINGLE_FILES = singleFiles(
  { products: PRODUCTS_FILE, webManifest: WEB_MANIFEST },
  __EDGE__.webManifest,
);

/**
 * Creates the render job for an address. Each job reads its content from the CMS again, except the
 * answers that all jobs share (`shared`).
 */
const workOn =
  (strapi: StrapiConfig, shared: SharedAnswers) =>
  (address: string): RenderJob => {
    const site = (known: Purges) =>
      siteRenderer(__EDGE__.template, { strapi, wrap: shared(known), sharesNoCards: true });
    if (address === ROBOTS) {
      const absolute = __SITE_URL__ === null ? null : absoluteOn(__SITE_URL__);
      const answers = new Map([file(address, robotsFile(absolute))]);
      return { name: address, render: async () => ({ answers }) };
    }
    const renderFile = SINGLE_FILES.get(address);
    if (renderFile !== undefined) {
      const render = async (known: Purges) => {
        const { text, tags } = await renderFile(await site(known));
        return { answers: new Map([file(address, text, tags)]) };
      };
      return { name: address, render };
    }
    if (isSiteMap(address)) {
      return {
        name: SITE_MAP,
        async render(known) {
          const { content, siteMap } = await site(known);
          const answers = new Map(
            [...siteMap(await content())].map(([at, text]) => file(at, text)),
          );
          const numbers = [...answers.keys()].map((at) => placeInSeries(at)?.number ?? 0);
          const end = { head: SITE_MAP, last: Math.max(0, ...numbers), tags: [EVERYTHING] };
          return { answers, end };
        },
      };
    }
    const type = siteFileType(address);
    const isDocument = documentOfFile(address) !== null;
    if (type !== null && (isDocument || batchOfFile(address) !== null)) {
      return batchFileJob(address, { type, isDocument, isPdf, mostBytes: MAX_PDF_BYTES }, site);
    }
    if (type !== null) {
      const render = async (known: Purges) => {
        const { content, files } = await site(known);
        const texts = await files(await content());
        return { answers: new Map([...texts].map(([at, text]) => file(at, text))) };
      };
      return { name: 'files', render };
    }
    const head = placeOf(address);
    return {
      name: address,
      // The visitor may have invented the id in the address.
      isGuess: documentInPath(address) !== null,
      async render(known) {
        const page = await (await site(known)).renderPage(address);
        const { status, html: body, data, headers, pageCount } = page;
        const tags = tagsOfPage(page.tags);
        const answer = { body, type: headers['Content-Type'] ?? 'text/html', data, tags };
        return {
          answers: new Map(status === 200 ? [[address, answer]] : []),
          ...(pageCount !== null && { end: { head, last: pageCount, tags } }),
        };
      },
    };
  };

const clock = () => Date.now();
const log = (error: unknown) => console.error(error);

function newHandler(env: Bindings) {
  const { strapi, purgeSecret } = readEdgeSettings(env);
  const purges = purgeLog(env.PAGES, clock, { cachedForMs: STALE_FOR_MS });
  const pages = pageCache({
    store: responseStore(env.PAGES, __EDGE__.build),
    purges,
    queue: renderQueue(clock, log),
    workFor: workOn(strapi, sharedAnswers(clock)),
    placeOf: placeInSeries,
    clock,
    log,
  });
  return edgeHandler({
    pages,
    purges,
    purgeSecret,
    addressOf,
    redirectOf: cachedRedirects(pages, clock, redirectPath),
    notFoundPage: cachedDocument(pages, clock, {
      address: NOT_FOUND_ADDRESS,
      built: BUILT_NOT_FOUND,
    }),
    unavailablePage: cachedDocument(pages, clock, {
      address: UNAVAILABLE_ADDRESS,
      built: BUILT_UNAVAILABLE,
    }),
  });
}

/** Created once for each isolate, because bindings do not change during its lifetime. */
let handler: ReturnType<typeof newHandler> | undefined;

async function cachedAnswer(request: Request, env: Bindings, context: Context): Promise<Response> {
  try {
    handler ??= newHandler(env);
    return await handler(request, (work) => context.waitUntil(work));
  } catch (error) {
    // The settings are invalid or the store failed. The owner sees the error in the log.
    log(error);
    return unavailableResponse(BUILT_UNAVAILABLE);
  }
}

export default {
  async fetch(request: Request, env: Bindings, context: Context): Promise<Response> {
    const { rules } = __EDGE__;
    const answer = redirectFor(request, rules) ?? (await cachedAnswer(request, env, context));
    const isDocument =
      answer.status < 400 && documentOfFile(new URL(request.url).pathname) !== null;
    return withHeaders(answer, isDocument ? rules.documentHeaders : rules.headers);
  },
};
