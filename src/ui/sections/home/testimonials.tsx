import { Carousel } from '../../components/carousel/carousel';
import { carouselStyle, type PerView } from '../../components/carousel/carousel-layout';
import { CarouselSkeleton } from '../../components/carousel/carousel-skeleton';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { testimonialsBlock as labels } from '../../content/pages/home';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { SkeletonTestimonialCard, TestimonialCard } from './testimonial-card';

const { colour, media, space, type } = theme;

const GAP = -16;

const PER_VIEW: PerView = [1, 2, 3];

/** The slides overlap, but the space between their contents is as wide as the page's gutter. */
const layoutStyle = carouselStyle({
  gap: GAP,
  inset: `calc((${space.gutter} - ${GAP}px) / 2)`,
  perView: PER_VIEW,
  from: [media.medium, media.large],
});

const ARROWS = { height: 52, width: 104 };

const headingStyle = {
  ...type.d3,
  // The heading is smaller than other section headings, because the testimonials belong to About
  // Us.
  fontSize: 'clamp(1.75rem, 1.32rem + 1.7vw, 2.75rem)',
  alignContent: 'end',
  minHeight: ARROWS.height,
  marginBlockEnd: space.s36,
  paddingInlineEnd: ARROWS.width + space.s18,
  letterSpacing: '.01em',
  // On a phone, and with enlarged text, the arrows are on their own line.
  '@container (max-width: 23rem)': {
    marginBlockEnd: ARROWS.height + space.s18 + space.s36,
    paddingInlineEnd: 0,
  },
} as const;

const headStyle = {
  borderBlockStart: `1px solid ${colour.line}`,
  paddingBlockStart: space.s28,
  containerType: 'inline-size',
} as const;

function Slides() {
  const testimonials = useSuspenseQuery('getTestimonials');
  if (testimonials.length === 0) return null;
  return (
    <Carousel
      arrows
      label={labels.label}
      perView={PER_VIEW}
      css={layoutStyle}
      slides={testimonials.map((testimonial) => ({
        key: testimonial.id,
        content: <TestimonialCard testimonial={testimonial} />,
      }))}
    />
  );
}

export const TestimonialsSection = () => (
  <section aria-labelledby="testimonials-heading" css={[pageGrid, sectionTop]}>
    <div css={headStyle}>
      <h2 id="testimonials-heading" css={headingStyle}>
        {usePageTexts('home').testimonials.heading}
      </h2>
    </div>
    <SectionBoundary
      what={labels.what}
      skeleton={
        <Skeleton what={labels.what}>
          <CarouselSkeleton perView={PER_VIEW} css={layoutStyle}>
            <SkeletonTestimonialCard />
          </CarouselSkeleton>
        </Skeleton>
      }
    >
      <Slides />
    </SectionBoundary>
  </section>
);
