import { blogList } from '../../content/pages/blog-list';
import { SearchField } from '../../list/search-field';
import { ROUTES } from '../../site/routes';
import { usePostQuery } from './use-post-query';

/** The search field of the blog. A change of its text returns to the first page. */
export function PostSearch() {
  const { query, replace } = usePostQuery();
  return (
    <SearchField
      css={{ flex: 1, minWidth: 'min(100%, 9rem)', form: { minHeight: 70 } }}
      text={query.text ?? ''}
      onText={(text) => replace(() => ({ text }))}
      action={ROUTES.blog}
      words={blogList}
    />
  );
}
