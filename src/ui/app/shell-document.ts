import type { SiteDetails } from '../../domain/site/site-details';
import { escapeMarkup } from '../seo/escape-markup';
import { jsonForHtml } from '../seo/json-for-html';
import { SITE_DETAILS_ID } from '../site/written-site-details';

const PLACE = '<!--until-page--><!--/until-page-->';

const textsIn = ({ name, line, contact }: SiteDetails): readonly string[] =>
  [name, line, contact.email].map(escapeMarkup);

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/**
 * Returns the document that browsers render, with the owner's details: in its texts, which a visitor
 * sees until the code has loaded, and as data, which the code reads.
 *
 * @param template `index.html` as the build wrote it, with the `embedded` details.
 */
export function shellDocument(
  template: string,
  { details, embedded }: { readonly details: SiteDetails; readonly embedded: SiteDetails },
): string {
  const [texts, own] = [textsIn(embedded), textsIn(details)];
  const written = new RegExp(texts.map(literally).join('|'), 'gu');
  const data = `<script type="application/json" id="${SITE_DETAILS_ID}">${jsonForHtml(details)}</script>`;
  return template
    .replaceAll(written, (text) => own[texts.indexOf(text)] ?? text)
    .replace(PLACE, () => `<!--until-page-->${data}<!--/until-page-->`);
}
