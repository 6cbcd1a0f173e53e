import type { PostSummary } from '../../../domain/blog-post';
import { postAddress } from '../../app/routes';
import { Button } from '../../components/button';
import { blogPost } from '../../content/blog-pages';
import { useShare } from '../../hooks/use-share';

const { share: words } = blogPost;

export function SharePost({ post: { id, title } }: { readonly post: PostSummary }) {
  const share = useShare({ title, address: postAddress(id), words });
  return (
    <Button variant="line" onClick={share}>
      {words.label}
    </Button>
  );
}
