import { Link } from 'wouter';
import { PageHeading } from '../components/page-heading';
import { hero } from '../content/home';

export const Hero = () => (
  <section aria-labelledby="hero-heading">
    <PageHeading id="hero-heading">
      {hero.headline.join(' ')} <em>{hero.origin}</em>
    </PageHeading>
    <p>{hero.tagline}</p>
    <Link href={hero.action.to}>{hero.action.label}</Link>
  </section>
);
