import type { PostSummary } from '../../../domain/journal/blog-post';
import { Button } from '../../components/actions/button';
import { useShare } from '../../components/actions/use-share';
import { blogPost } from '../../content/pages/blog-post';
import { postAddress } from '../../site/routes';

const { share: words } = blogPost;

export function SharePost({ post: { id, title } }: { readonly post: PostSummary }) {
  const share = useShare({ title, address: postAddress(id), words });
  return (
    <Button variant="line" icon="share" onClick={share}>
      {words.label}
    </Button>
  );
}
