import { DEHYDRATED_STATE_ID } from '../hydration/dehydrated-state-id';
import { escapeMarkup } from '../seo/escape-markup';
import { type DehydratedState, dehydratedStateAsJson } from '../site/dehydrated-state';

/** A page as React draws it: what belongs into the head comes first. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u;

/** Where `index.html` has what every page replaces. */
const UNTIL_PAGE = /<!--until-page-->[\s\S]*?<!--\/until-page-->/gu;

/** Written so that nothing in it ends the element it stands in. */
const escapedJson = (data: DehydratedState): string =>
  dehydratedStateAsJson(data).replaceAll('<', '\\u003c');

interface PageParts {
  /** Of the page, as a browser has it: `/product-detail/a%20b`. */
  readonly address: string;
  /** As React draws the site. */
  readonly body: string;
  /** A `<style>` element. */
  readonly styles: string;
  /** Further elements of the head. */
  readonly tags: string;
  readonly data: DehydratedState;
}

/**
 * The whole document of a page.
 *
 * @param template `index.html` as the build has made it.
 */
export function pageDocument(
  template: string,
  { address, body, styles, tags, data }: PageParts,
): string {
  const hoisted = HOISTED.exec(body)?.[0] ?? '';
  const marks = `data-page="${escapeMarkup(address)}" id="${DEHYDRATED_STATE_ID}"`;
  const json = `<script type="application/json" ${marks}>${escapedJson(data)}</script>`;
  const parts = [`${hoisted}${tags}${styles}`, body.slice(hoisted.length), json];
  const document = template.replace(UNTIL_PAGE, () => parts.shift() ?? '');
  if (parts.length > 0) throw new Error('index.html lacks a place that a page fills');
  return document;
}
