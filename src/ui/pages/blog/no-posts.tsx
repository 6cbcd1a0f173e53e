import type { PostQuery } from '../../../domain/journal/blog-post';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { ButtonLink } from '../../components/actions/button-link';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { blogList } from '../../content/pages/blog-list';
import { usePostQuery } from './use-post-query';

const { empty } = blogList;

interface NoPostsProps {
  readonly query: PostQuery;
  /** The search has been taken away. */
  readonly onCleared: () => void;
}

/** Nothing found, or nothing there at all; with a way out of either. */
export function NoPosts({ query, onCleared }: NoPostsProps) {
  const { push } = usePostQuery();
  return (query.text ?? query.topic) === undefined ? (
    <EmptyPanel text={empty.heading} detail={empty.text}>
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
