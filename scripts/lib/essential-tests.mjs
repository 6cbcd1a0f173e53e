/**
 * The files in test/e2e that `npm test` runs. They contain one test of every page, journey and
 * requirement of the specification. `npm test -- --all` runs every browser test.
 */
const FILES = [
  // Every page at every width with its texts, and every page without JavaScript.
  ...['every-page', 'without-javascript'],
  // The journeys of visitors, by keyboard.
  'journeys',
  // The pages that have content: home with its API requests and error messages, the lists with
  // their filters and pages, a product, a post and the questions.
  ...['home', 'home-on-strapi', 'catalogue', 'product', 'journal', 'faq'],
  // The forms, and the list of products in an enquiry.
  ...['enquiries', 'enquiry-list'],
  // The menu, the footer's groups, the URL of SignUp and the text `Loading...`.
  ...['header-and-footer', 'navigation'],
  // The carousels and the toasts.
  ...['carousels', 'toasts', 'toasts-dragged'],
];

/** The arguments with which Playwright runs exactly these files. */
export const ESSENTIAL = FILES.map((name) => `/e2e/${name}.spec.ts`);
