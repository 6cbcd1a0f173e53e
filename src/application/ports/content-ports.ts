import type { Ports } from './ports';

/**
 * Whether a port reads content that editors change in the CMS. The publisher tracks what a page
 * reads from such a port and renders the page again when the answer changes. A new port is a type
 * error until it is declared here.
 */
const READS_CONTENT = {
  productCatalogue: true,
  blog: true,
  testimonials: false,
  editableCatalogue: false,
  editableBlog: false,
  pictureLibrary: false,
  enquiryInbox: false,
  enquiryDrafts: false,
  enquiryOutbox: false,
  connection: false,
  cachedPages: false,
  newIdempotencyKey: false,
  notifier: false,
  problemLog: false,
} as const satisfies Readonly<Record<keyof Ports, boolean>>;

type Declared = typeof READS_CONTENT;

export type ContentPort = {
  [Name in keyof Declared]: Declared[Name] extends true ? Name : never;
}[keyof Declared];

/** The ports that provide the content of pages. */
export type ContentPorts = Pick<Ports, ContentPort>;

export const isContentPort = (name: keyof Ports): name is ContentPort => READS_CONTENT[name];
