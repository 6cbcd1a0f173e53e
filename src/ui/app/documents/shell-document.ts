import type { SiteDetails } from '../../../domain/site/site-details';
import { escapeMarkup } from '../../seo/escape-markup';
import { jsonForHtml } from '../../seo/json-for-html';
import { SHELL_CONTENT_ID, type ShellContent } from '../../site/shell-content';

const PLACE = '<!--until-page--><!--/until-page-->';

const textsIn = ({ name, line, contact }: SiteDetails): readonly string[] =>
  [name, line, contact.email].map(escapeMarkup);

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/**
 * Returns the document of a page that is rendered in the browser. Until the page is rendered, the
 * document shows texts with the owner's details. It also contains the details, menus and law pages
 * as JSON for the client code.
 *
 * @param template `index.html` as the build wrote it, with the `embedded` details in its texts.
 */
export function shellDocument(
  template: string,
  shell: ShellContent,
  embedded: SiteDetails,
): string {
  const [texts, own] = [textsIn(embedded), textsIn(shell.details)];
  const written = new RegExp(texts.map(literally).join('|'), 'gu');
  const data = `<script type="application/json" id="${SHELL_CONTENT_ID}">${jsonForHtml(shell)}</script>`;
  return template
    .replaceAll(written, (text) => own[texts.indexOf(text)] ?? text)
    .replace(PLACE, () => `<!--until-page-->${data}<!--/until-page-->`);
}
