import type { PostQuery } from '../../../domain/blog-post';
import { ArrowLink } from '../../components/arrow-link';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyPanel } from '../../components/empty-panel';
import { blogList } from '../../content/blog-pages';
import { usePostQuery } from '../../hooks/use-post-query';

const { empty } = blogList;

interface NoPostsProps {
  readonly query: PostQuery;
  /** The search has been taken away. */
  readonly onCleared: () => void;
}

/** Nothing found, or nothing there at all; with a way out of either. */
export function NoPosts({ query, onCleared }: NoPostsProps) {
  const { choose } = usePostQuery();
  return query.text === undefined ? (
    <EmptyPanel text={empty.heading} detail={empty.text}>
      <ButtonLink href={empty.action.to}>{empty.action.label}</ButtonLink>
    </EmptyPanel>
  ) : (
    <EmptyPanel text={empty.headingOfSearch} detail={empty.withSearch}>
      <Button
        onClick={() => {
          choose({});
          onCleared();
        }}
      >
        {empty.clear}
      </Button>
      <ArrowLink href={empty.action.to}>{empty.action.label}</ArrowLink>
    </EmptyPanel>
  );
}
