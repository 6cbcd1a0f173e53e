import { ArrowLink } from '../../components/actions/arrow-link';
import { ButtonLink } from '../../components/actions/button-link';
import { NotFound } from '../../components/page/not-found';
import { postNotFound } from '../../content/pages/post-not-found';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';

const { space } = theme;
const { title, text, ways } = postNotFound;

/** The not-found message for a post, with links to all posts and to the contact page. */
export function PostNotFound() {
  const { blog } = usePageTexts('navigation').names;
  return (
    <NotFound title={title} text={text} list={{ label: blog, href: ROUTES.blog }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: `${space.s12}px ${space.s36}px`,
        }}
      >
        <ButtonLink href={ways[0].to}>{ways[0].label}</ButtonLink>
        <ArrowLink href={ways[1].to}>{ways[1].label}</ArrowLink>
      </div>
    </NotFound>
  );
}
