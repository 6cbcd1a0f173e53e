import { css } from '@emotion/react';
import { MarkupView } from '../../markup/markup-view';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { pageGrid } from '../../theme/page-grid';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import type { Article, ArticlePart } from './article-model/article';
import { opensWithInitial } from './article-model/opens-with-initial';
import { Contents } from './contents';
import { Plates } from './plates';
import { PullQuote } from './pull-quote';

const { colour, font, media, size, space, type } = theme;

const style = css(pageGrid, {
  ...printLabel('article-body'),
  paddingBlockStart: 'clamp(44px, 7vw, 100px)',
  rowGap: 'clamp(40px, 4.6vw, 66px)',
  '.has-initial > p:first-of-type::first-letter': {
    float: 'left',
    margin: '.06em .1em 0 0',
    fontFamily: font.serif,
    fontSize: '6.1em',
    lineHeight: 0.74,
    color: colour.umber,
  },
  '.article-empty': { ...type.lead, color: colour.lichen },
  [media.medium]: {
    '.article-contents, .article-text': { gridColumn: 'c 3 / c 11' },
    // Aligns the quotation's text with the article's text, with the vertical line to its left.
    '.article-quote': { gridColumn: 'c 3 / c 11', marginInlineStart: -space.s36 },
  },
  [media.rail]: {
    '.article-contents': {
      gridColumn: 'c 1 / c 4',
      gridRow: 1,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: size.header.scrolled + space.s24,
    },
    '.article-text': { gridColumn: 'c 5 / c 11' },
    '.article-contents + .article-text': { gridRow: 1 },
    '.article-quote': { gridColumn: 'c 3 / c 11', marginInlineStart: 0 },
    '.article-plates': { gridColumn: 'c 3 / c 11' },
    '.article-plates[data-pair]': { gridColumn: 'c 1 / c 11' },
  },
});

function Part({ part, first }: { readonly part: ArticlePart; readonly first: boolean }) {
  switch (part.kind) {
    case 'text': {
      const initial = first && opensWithInitial(part.tree);
      return (
        <MarkupView
          tree={part.tree}
          className={initial ? 'article-text has-initial' : 'article-text'}
        />
      );
    }
    case 'quote':
      return (
        <div className="article-quote">
          <PullQuote text={part.text} author={part.author} />
        </div>
      );
    case 'plates':
      return (
        <div className="article-plates" {...(part.plates.length === 2 && { 'data-pair': '' })}>
          <Plates plates={part.plates} />
        </div>
      );
  }
}

/** The body of a post with its quotations and pictures. */
export function ArticleBody({ article: { contents, parts } }: { readonly article: Article }) {
  const { whenEmpty } = usePageTexts('post-page');
  return (
    <div css={style}>
      {contents.length > 0 && (
        <div className="article-contents">
          <Contents parts={contents} />
        </div>
      )}
      {parts.map((part, place) => (
        <Part key={part.key} part={part} first={place === 0} />
      ))}
      {parts.length === 0 && <p className="article-text article-empty">{whenEmpty}</p>}
    </div>
  );
}
