import type { Blog, EditableBlog } from './blog';
import type { CachedPages } from './cached-pages';
import type { Connection } from './connection';
import type { EnquiryDrafts } from './enquiries/enquiry-drafts';
import type { EnquiryInbox } from './enquiries/enquiry-inbox';
import type { EnquiryOutbox } from './enquiries/enquiry-outbox';
import type { NewIdempotencyKey } from './enquiries/new-idempotency-key';
import type { LawPages } from './law-pages';
import type { Notifier } from './notifier';
import type { PageTextsSource } from './page-texts-source';
import type { PictureLibrary } from './picture-library';
import type { ProblemLog } from './problem-log';
import type { EditableCatalogue, ProductCatalogue } from './product-catalogue';
import type { Questions } from './questions';
import type { Redirects } from './redirects';
import type { SiteDetailsSource } from './site-details-source';
import type { Testimonials } from './testimonials';

/** Every port by name. */
export interface Ports {
  readonly productCatalogue: ProductCatalogue;
  readonly blog: Blog;
  readonly editableCatalogue: EditableCatalogue;
  readonly editableBlog: EditableBlog;
  readonly pictureLibrary: PictureLibrary;
  readonly enquiryInbox: EnquiryInbox;
  readonly enquiryDrafts: EnquiryDrafts;
  readonly enquiryOutbox: EnquiryOutbox;
  readonly connection: Connection;
  readonly cachedPages: CachedPages;
  readonly newIdempotencyKey: NewIdempotencyKey;
  readonly testimonials: Testimonials;
  readonly questions: Questions;
  readonly lawPages: LawPages;
  readonly redirects: Redirects;
  readonly siteDetails: SiteDetailsSource;
  readonly pageTexts: PageTextsSource;
  readonly notifier: Notifier;
  readonly problemLog: ProblemLog;
}
