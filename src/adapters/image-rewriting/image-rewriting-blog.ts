import type { Blog } from '../../application/ports/blog';
import type { PictureProcessor } from '../../application/ports/picture-processor';
import type { BodyBlock, PostSummary } from '../../domain/journal/blog-post';
import type { RichTextNode } from '../../domain/journal/rich-text';
import { rewriteOptionalPicture, rewritePicture } from './rewrite-picture';

/**
 * The journal with processed pictures, served by the site. Pictures within Markdown keep their
 * addresses.
 */
export function imageRewritingBlog(blog: Blog, processor: PictureProcessor): Blog {
  const summary = async <Post extends PostSummary>(post: Post): Promise<Post> => ({
    ...post,
    picture: await rewriteOptionalPicture(processor, post.picture, `post/${post.id}`),
  });
  const ifAny = async (post: PostSummary | null) => (post === null ? null : summary(post));
  const node = async (one: RichTextNode, document: string): Promise<RichTextNode> =>
    one.type === 'picture'
      ? { ...one, picture: await rewritePicture(processor, one.picture, document) }
      : one;
  const block = async (one: BodyBlock, document: string): Promise<BodyBlock> => {
    switch (one.kind) {
      case 'picture':
        return { ...one, picture: await rewriteOptionalPicture(processor, one.picture, document) };
      case 'rich-text':
        return {
          ...one,
          nodes: await Promise.all(one.nodes.map((inner) => node(inner, document))),
        };
      default:
        return one;
    }
  };
  return {
    async list(options) {
      return Promise.all((await blog.list(options)).map(summary));
    },
    async search(query, options) {
      const found = await blog.search(query, options);
      return { ...found, items: await Promise.all(found.items.map(summary)) };
    },
    topics: (options) => blog.topics(options),
    async byId(id, options) {
      const post = await blog.byId(id, options);
      if (post === null) return null;
      const body = await Promise.all(post.body.map((one) => block(one, `post/${id}`)));
      return { ...(await summary(post)), body };
    },
    async neighbours(post, options) {
      const { previous, next } = await blog.neighbours(post, options);
      return { previous: await ifAny(previous), next: await ifAny(next) };
    },
  };
}
