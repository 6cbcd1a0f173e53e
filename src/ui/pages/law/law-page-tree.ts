import type { Root } from 'hast';
import type { LawPage } from '../../../domain/legal/law-page';
import { addressOf } from '../../markup/editor-url';
import { nameHeadings } from '../../markup/name-headings';
import { markdownTree } from '../../markup/parsing/markdown-tree';

/** Parses and sanitizes the text of a law page. Shows pictures of the CMS and of no other host. */
export function lawPageTree({ text, mediaBaseUrl }: LawPage): Root {
  const cms = mediaBaseUrl === undefined ? null : addressOf(mediaBaseUrl);
  const trusted = new Set(cms?.kind === 'foreign' ? [cms.host] : []);
  const tree = markdownTree(text, { mediaBaseUrl, trusted });
  nameHeadings([tree]);
  return tree;
}
