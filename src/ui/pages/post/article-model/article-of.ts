import type { BlogPost, BodyBlock } from '../../../../domain/journal/blog-post';
import { readingMinutes } from '../../../../domain/journal/reading-time';
import type { RichTextNode } from '../../../../domain/journal/rich-text';
import { tableOfContents } from '../../../../domain/journal/table-of-contents';
import type { Picture } from '../../../../domain/shared/picture';
import { workForEach } from '../../../markup/is-readable';
import { nameHeadings } from '../../../markup/name-headings';
import { markdownTree } from '../../../markup/parsing/markdown-tree';
import { richTextTree } from '../../../markup/parsing/rich-text-tree';
import type { MediaHosts } from '../../../markup/place-media';
import { textOf } from '../../../markup/text-of';
import type { Article } from './article';
import { trustedHosts } from './media-hosts';
import { type Draft, pairPlates } from './pair-plates';

type Drafts = readonly Draft[];
type Worded = Exclude<RichTextNode, { type: 'picture' }>;

// The number is 0 until `numbered` sets it, because it depends on the pictures before this one.
const plate = (key: string, picture: Picture | null, caption: string | null): Draft => ({
  kind: 'plate',
  plate: { key, number: 0, picture, caption },
});

function richTextDrafts(key: string, nodes: readonly RichTextNode[], hosts: MediaHosts): Drafts {
  const drafts: Draft[] = [];
  let run: Worded[] = [];
  const endRun = () => {
    if (run.length === 0) return;
    drafts.push({ kind: 'text', key: `${key}:${drafts.length}`, tree: richTextTree(run, hosts) });
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== 'picture') {
      run.push(node);
      continue;
    }
    endRun();
    drafts.push(plate(`${key}:${drafts.length}`, node.picture, null));
  }
  endRun();
  return drafts;
}

interface Means {
  readonly trusted: ReadonlySet<string>;
  readonly mostWork: number;
}

function draftsOf(block: BodyBlock, place: number, { trusted, mostWork }: Means): Drafts {
  const { kind } = block;
  // Includes the index, because React needs unique keys and the CMS may give two parts the same id.
  const key = `${place}:${block.key}`;
  switch (kind) {
    case 'markdown': {
      const hosts = { mediaBaseUrl: block.mediaBaseUrl, trusted };
      return [{ kind: 'text', key, tree: markdownTree(block.markdown, hosts, mostWork) }];
    }
    case 'rich-text':
      return richTextDrafts(key, block.nodes, { mediaBaseUrl: block.mediaBaseUrl, trusted });
    case 'quote':
      return block.text.trim() === '' ? [] : [{ ...block, kind, key }];
    case 'picture':
      // A block whose picture is missing is still shown if it has a caption.
      if (block.picture === null && block.caption === null) return [];
      return [plate(key, block.picture, block.caption)];
  }
}

function numbered(drafts: Drafts, { pictureCaption }: BlogPost): Drafts {
  // The lead picture has number 1 if it has a caption.
  let number = pictureCaption === null ? 0 : 1;
  return drafts.map((draft) => {
    // The number is shown in the caption, so a picture without a caption is not counted.
    if (draft.kind !== 'plate' || draft.plate.caption === null) return draft;
    number += 1;
    return { ...draft, plate: { ...draft.plate, number } };
  });
}

const wordsOf = (draft: Draft): string => {
  if (draft.kind === 'text') return textOf(draft.tree);
  return draft.kind === 'quote' ? draft.text : (draft.plate.caption ?? '');
};

/** Parses and sanitizes a post's body, numbers its pictures and estimates its reading time. */
export function articleOf(post: BlogPost): Article {
  const means = {
    trusted: trustedHosts(post),
    mostWork: workForEach(
      post.body.flatMap((block) => (block.kind === 'markdown' ? [block.markdown] : [])),
    ),
  };
  const drafts = numbered(
    post.body.flatMap((block, place) => draftsOf(block, place, means)),
    post,
  ).filter((draft) => draft.kind !== 'text' || draft.tree.children.length > 0);
  const trees = drafts.flatMap((draft) => (draft.kind === 'text' ? [draft.tree] : []));
  return {
    contents: tableOfContents(nameHeadings(trees)),
    leadCaption: post.pictureCaption,
    minutes: readingMinutes(drafts.map(wordsOf).join('\n')),
    parts: pairPlates(drafts),
  };
}
