import type { Ports } from './ports';

/**
 * Whether a port reads content that is edited in the CMS. What a page reads from such a port is recorded, so that the
 * page is rendered again when the answer changes. A new port is a type error until it is declared here.
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
  keptPages: false,
  newKey: false,
  notifier: false,
  problemLog: false,
} as const satisfies Readonly<Record<keyof Ports, boolean>>;

type Declared = typeof READS_CONTENT;

export type ContentPort = {
  [Name in keyof Declared]: Declared[Name] extends true ? Name : never;
}[keyof Declared];

/** The ports that pages are made from. */
export type ContentPorts = Pick<Ports, ContentPort>;

export const isContentPort = (name: keyof Ports): name is ContentPort => READS_CONTENT[name];
