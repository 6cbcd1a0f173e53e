import { DEHYDRATED_STATE_ID } from '../../hydration/dehydrated-state-id';
import { escapeMarkup } from '../../seo/escape-markup';
import { jsonForHtml } from '../../seo/json-for-html';
import type { DehydratedState } from '../../site/dehydrated-state';

/** Matches the head elements that React puts at the start of a rendered page. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u;

/** Matches the placeholders of `index.html`. A part of the page replaces each placeholder. */
const UNTIL_PAGE = /<!--until-page-->[\s\S]*?<!--\/until-page-->/gu;

interface PageParts {
  /** The path of the page, encoded as in a browser: `/product-detail/a%20b`. */
  readonly address: string;
  /** The markup that React rendered. */
  readonly body: string;
  /** A `<style>` element. */
  readonly styles: string;
  /** Markup of further elements of the head. */
  readonly tags: string;
  readonly data: DehydratedState;
}

/**
 * Builds the whole document of a page.
 *
 * @param template `index.html` as the build wrote it.
 */
export function pageDocument(
  template: string,
  { address, body, styles, tags, data }: PageParts,
): string {
  const hoisted = HOISTED.exec(body)?.[0] ?? '';
  const marks = `data-page="${escapeMarkup(address)}" id="${DEHYDRATED_STATE_ID}"`;
  const json = `<script type="application/json" ${marks}>${jsonForHtml(data)}</script>`;
  const parts = [`${hoisted}${tags}${styles}`, body.slice(hoisted.length), json];
  const document = template.replace(UNTIL_PAGE, () => parts.shift() ?? '');
  if (parts.length > 0) throw new Error('index.html lacks a place that a page fills');
  return document;
}
