import type { PostQuery } from '../../../domain/journal/blog-post';
import { WithoutScript } from '../../components/page/without-script';
import { lists } from '../../content/lists';
import { blogList } from '../../content/pages/blog-list';
import { ListHead } from '../../list/list-head';
import { ResultCount } from '../../list/result-count';
import { queryOf } from '../../site/queries/query';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useUseCases } from '../../site/use-cases-context';
import { theme } from '../../theme/theme';
import { PostSearch } from './post-search';
import { TopicChips } from './topic-chips';

const { colour, media, space } = theme;

/** The blog's title and lead; below, the search field, the number of results and the topics. */
export function BlogHead({ shown }: { readonly shown: PostQuery }) {
  const { blog } = usePageTexts('navigation').names;
  const { lead } = usePageTexts('journal');
  return (
    <ListHead title={blog} lead={lead}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: space.s18,
          marginBlockStart: space.s18,
          borderBlock: `1px solid ${colour.line}`,
          [media.medium]: { marginBlockStart: space.s12 },
        }}
      >
        <PostSearch />
        <WithoutScript>{lists.withoutScript}</WithoutScript>
        <ResultCount search={queryOf(useUseCases(), 'searchPosts', shown)} words={blogList} />
      </div>
      <TopicChips />
    </ListHead>
  );
}
