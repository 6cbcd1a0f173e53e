import { ButtonLink } from '../../components/actions/button-link';
import { PostCard } from '../../components/cards/post-card';
import { SkeletonPostCard } from '../../components/cards/skeleton-post-card';
import { Carousel } from '../../components/carousel/carousel';
import { carouselStyle, type PerView } from '../../components/carousel/carousel-layout';
import { CarouselSkeleton } from '../../components/carousel/carousel-skeleton';
import { PostDrawing } from '../../components/drawings/post-drawing';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { SectionHeading } from '../../components/page/section-heading';
import { blogsBlock as labels } from '../../content/pages/home';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { blogsStyle, postSlideStyle } from './home-blogs-style';

const { media, type } = theme;

const PER_VIEW: PerView = [1, 2, 2.75];

const layoutStyle = carouselStyle({
  gap: 10,
  perView: PER_VIEW,
  from: [media.medium, media.blogPeek],
});

/** Fixed requirement: every slide links to exactly this address instead of to its post. */
const BLOG = '/blog/';

function Slides() {
  const { whenEmpty } = usePageTexts('home').blogs;
  const posts = useSuspenseQuery('getHomePosts');
  if (posts.length === 0) return <EmptyPanel text={whenEmpty} />;
  return (
    <Carousel
      label={labels.label}
      perView={PER_VIEW}
      css={layoutStyle}
      slides={posts.map((post) => ({
        key: post.id,
        content: (
          <div css={postSlideStyle}>
            <PostCard
              post={post}
              href={BLOG}
              drawing={<PostDrawing id={post.id} ratio="4 / 3" isLazy />}
            />
          </div>
        ),
      }))}
    />
  );
}

export function HomeBlogs() {
  const { eyebrow, heading, link } = usePageTexts('home').blogs;
  return (
    <section aria-labelledby="blogs-heading" css={blogsStyle}>
      <SectionHeading
        id="blogs-heading"
        eyebrow={eyebrow}
        heading={heading}
        css={{
          ...type.d2s,
          // The limit in `vw` lets the longest word fit even when the text is enlarged.
          fontSize: 'min(17vw, clamp(2.25rem, 1.5rem + 2.4vw, 3.75rem))',
          letterSpacing: '.01em',
        }}
      />
      <SectionBoundary
        what={labels.what}
        skeleton={
          <Skeleton what={labels.loading}>
            <CarouselSkeleton perView={PER_VIEW} css={layoutStyle}>
              <div css={postSlideStyle}>
                <SkeletonPostCard />
              </div>
            </CarouselSkeleton>
          </Skeleton>
        }
      >
        <Slides />
      </SectionBoundary>
      <ButtonLink
        href={ROUTES.blog}
        about={labels.moreAbout}
        variant="line"
        css={{ justifySelf: 'end' }}
      >
        {link}
      </ButtonLink>
    </section>
  );
}
