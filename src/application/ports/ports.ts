import type { Blog, EditableBlog } from './blog';
import type { Connection } from './connection';
import type { EnquiryDrafts } from './enquiry-drafts';
import type { EnquiryInbox } from './enquiry-inbox';
import type { EnquiryOutbox } from './enquiry-outbox';
import type { KeptPages } from './kept-pages';
import type { NewKey } from './new-key';
import type { Notifier } from './notifier';
import type { PictureLibrary } from './picture-library';
import type { ProblemLog } from './problem-log';
import type { EditableCatalogue, ProductCatalogue } from './product-catalogue';
import type { Testimonials } from './testimonials';

/** Every port, under the name by which it is asked for. */
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
  readonly keptPages: KeptPages;
  readonly newKey: NewKey;
  readonly testimonials: Testimonials;
  readonly notifier: Notifier;
  readonly problemLog: ProblemLog;
}
