import { ROUTES } from '../../app/routes';
import { SearchField } from '../../components/search-field';
import { blogList } from '../../content/blog-pages';
import { usePostQuery } from '../../hooks/use-post-query';
import { theme } from '../../theme/theme';

/** Other words are another list: it starts at its first page. */
export function PostSearch() {
  const { query, amend } = usePostQuery();
  return (
    <SearchField
      css={{ borderBlockEnd: `1px solid ${theme.colour.lichen}` }}
      text={query.text ?? ''}
      onText={(text) => amend({ text })}
      action={ROUTES.blog}
      words={blogList}
    />
  );
}
