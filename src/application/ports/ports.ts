import type { ContentPorts } from '../content-types/content-types';
import type { EditableBlog } from './blog';
import type { CachedPages } from './cached-pages';
import type { Connection } from './connection';
import type { EnquiryDrafts } from './enquiries/enquiry-drafts';
import type { EnquiryInbox } from './enquiries/enquiry-inbox';
import type { EnquiryOutbox } from './enquiries/enquiry-outbox';
import type { NewIdempotencyKey } from './enquiries/new-idempotency-key';
import type { Notifier } from './notifier';
import type { PictureLibrary } from './picture-library';
import type { ProblemLog } from './problem-log';
import type { EditableCatalogue } from './product-catalogue';

/** Every port by name, including the ports of the content types. */
export interface Ports extends ContentPorts {
  readonly editableCatalogue: EditableCatalogue;
  readonly editableBlog: EditableBlog;
  readonly pictureLibrary: PictureLibrary;
  readonly enquiryInbox: EnquiryInbox;
  readonly enquiryDrafts: EnquiryDrafts;
  readonly enquiryOutbox: EnquiryOutbox;
  readonly connection: Connection;
  readonly cachedPages: CachedPages;
  readonly newIdempotencyKey: NewIdempotencyKey;
  readonly notifier: Notifier;
  readonly problemLog: ProblemLog;
}
