import type { Container } from 'inversify';
import {
  batchesWithCopiedDocuments,
  type CopiedFile,
  originalDocument,
} from '../adapters/copied-documents/batches-with-copied-documents';
import { trackedPort } from '../adapters/dependency-tracking/tracked-port';
import { type ExcludedDocuments, portWithout } from '../adapters/excluded-documents/port-without';
import { htmlSafeAnswers } from '../adapters/html-safe-text/html-safe-answers';
import { imageRewritingPort } from '../adapters/image-rewriting/image-rewriting-port';
import { memoizedPort } from '../adapters/memoized/memoized-port';
import { foundProblems } from '../adapters/strapi/found-problems';
import {
  type ContentPorts,
  type ContentType,
  contentPorts,
  type DocumentKey,
  documentOf,
  pagedPort,
} from '../application/content-types/content-types';
import type { DocumentCopier } from '../application/ports/document-copier';
import type { Notifier } from '../application/ports/notifier';
import type { PictureProcessor } from '../application/ports/picture-processor';
import { USE_CASES, type UseCases } from '../application/use-cases';
import { hasPage } from '../application/use-cases/publishing/has-page';
import { listPublicContent } from '../application/use-cases/publishing/list-public-content';
import { updatePublicContent } from '../application/use-cases/publishing/update-public-content';
import type { StrapiConfig } from './config';
import { siteContainer } from './load-use-cases';
import { port } from './port-token';

/** The use-cases for prerendering one page. */
export interface PageUseCases {
  readonly useCases: UseCases;
  readonly hasPage: ReturnType<typeof hasPage>;
  /** Cache tags of the content that the page has read so far: see `tracked-port.ts`. */
  readonly tags: ReadonlySet<string>;
}

/** Options of `publishing`. */
export interface Publisher {
  readonly processor?: PictureProcessor | undefined;
  /** Copies the files of documents. By default the files keep their addresses. */
  readonly copier?: DocumentCopier | undefined;
  /** Content ports to use instead of those of the catalogue. */
  readonly sources?: Partial<ContentPorts> | undefined;
  /** Wraps the port of each content type. By default no port is wrapped. */
  readonly wrap?: (<Port extends object>(port: Port, type: ContentType) => Port) | undefined;
  /**
   * Address and token of the CMS, if the host sets them at run time. Default: those of the build.
   */
  readonly strapi?: StrapiConfig | undefined;
  /** Whether unreadable content is collected for a report instead of logged to the console. */
  readonly collectsProblems?: boolean | undefined;
}

const NOTHING: ExcludedDocuments = new Set<DocumentKey>();

/** For a host without picture processing: pictures keep their addresses. */
const noProcessor: PictureProcessor = { process: async () => null };

/** For a host that does not copy the files of documents: the files keep their addresses. */
const noCopier: DocumentCopier = { copy: async (file) => file };

/**
 * Returns the use-cases of the site. They use the given content ports; the other ports come from
 * the container.
 */
function siteUseCases(site: Container, ports: ContentPorts): UseCases {
  const useCases = Object.entries(USE_CASES).map(([name, { make, needs }]) => {
    const needed = needs.map((need) =>
      need in ports ? ports[need as keyof ContentPorts] : site.get(port(need)),
    );
    // The cast is safe: `wired` and `read` have checked that the ports match the parameters.
    return [name, (make as (...ports: readonly unknown[]) => unknown)(...needed)];
  });
  return Object.fromEntries(useCases) as UseCases;
}

/**
 * Prepares prerendering from one snapshot of the content: each query is sent once. Each page has
 * its own use-cases, because pages render in parallel and each one tracks what it reads.
 */
export async function publishing(
  notifier: Notifier,
  {
    processor = noProcessor,
    copier = noCopier,
    sources = {},
    wrap = (port) => port,
    strapi,
    collectsProblems = false,
  }: Publisher = {},
) {
  const problems = foundProblems();
  const site = await siteContainer(notifier, {
    strapi,
    isPublishing: true,
    problemLog: collectsProblems ? problems : undefined,
  });
  const batches = sources.batches ?? site.get(port('batches'));
  const log = site.get(port('problemLog'));
  const read = { ...sources, batches: batchesWithCopiedDocuments(batches, copier, log) };
  const excluded = new Set<DocumentKey>();
  const listed = contentPorts((name, type) => {
    const source = read[name] ?? site.get(port(name));
    return portWithout(memoizedPort(wrap(htmlSafeAnswers(source), type)), type, excluded);
  });
  const shown = contentPorts((name, type) => imageRewritingPort(listed[name], type, processor));

  return {
    listPublicContent: listPublicContent(listed),
    updatePublicContent: updatePublicContent(listed),
    listRedirects: () => listed.redirects.all(),
    /** Returns a document's file in the CMS by its batch and its name on the site. */
    originalDocument: (copy: CopiedFile | null) => originalDocument(batches, copy),

    /** @param more documents to exclude from this page only. */
    newPageUseCases(more: ExcludedDocuments = NOTHING): PageUseCases {
      const tags = new Set<string>();
      const ports = contentPorts((name, type) =>
        trackedPort(portWithout(shown[name], type, more), type, tags),
      );
      return { useCases: siteUseCases(site, ports), hasPage: hasPage(ports), tags };
    },

    /**
     * Whether a document can be read by its id without an error. Also true for a document that does
     * not exist.
     */
    async isReadable(key: DocumentKey): Promise<boolean> {
      const document = documentOf(key);
      if (document === null) return false;
      return pagedPort(shown, document.type)
        .byId(document.id)
        .then(
          () => true,
          () => false,
        );
    },

    /** Excludes a document from everything rendered from now on. */
    exclude: (document: DocumentKey) => void excluded.add(document),

    /** Returns the unreadable content found so far; empty unless `collectsProblems` is set. */
    foundProblems: problems.found,
  };
}
