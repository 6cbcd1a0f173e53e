import type { PostQuery } from '../../../domain/journal/blog-post';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { ButtonLink } from '../../components/actions/button-link';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { blogList } from '../../content/pages/blog-list';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { usePostQuery } from './use-post-query';

const { empty } = blogList;

interface NoPostsProps {
  readonly query: PostQuery;
  /** Called after the search was cleared. */
  readonly onCleared: () => void;
}

/**
 * The empty state for a search without results or for a blog without posts. In both cases, it
 * offers a link or a button to continue.
 */
export function NoPosts({ query, onCleared }: NoPostsProps) {
  const { heading, text } = usePageTexts('journal').whenEmpty;
  const { push } = usePostQuery();
  return (query.text ?? query.topic) === undefined ? (
    <EmptyPanel text={heading} detail={text}>
      <ButtonLink href={empty.action.to}>{empty.action.label}</ButtonLink>
    </EmptyPanel>
  ) : (
    <EmptyPanel text={empty.headingOfSearch} detail={empty.withSearch}>
      <Button
        onClick={() => {
          push(() => ({}));
          onCleared();
        }}
      >
        {empty.clear}
      </Button>
      <ArrowLink href={empty.action.to}>{empty.action.label}</ArrowLink>
    </EmptyPanel>
  );
}
