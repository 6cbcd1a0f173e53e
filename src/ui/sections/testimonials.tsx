import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { testimonialsBlock } from '../content/home';
import { useTestimonials } from '../hooks/use-testimonials';

const TestimonialList = () => (
  <ul>
    {useTestimonials().map(({ name, text }) => (
      <li key={name}>
        <p>{text}</p>
        <p>{name}</p>
      </li>
    ))}
  </ul>
);

export const TestimonialsSection = () => (
  <section aria-labelledby="testimonials-heading">
    <h2 id="testimonials-heading">{testimonialsBlock.heading}</h2>
    <SectionBoundary what="The testimonials" skeleton={<Skeleton what="testimonials" />}>
      <TestimonialList />
    </SectionBoundary>
  </section>
);
