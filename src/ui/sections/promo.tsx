import { Link } from 'wouter';
import { promo } from '../content/home';

export const Promo = () => (
  <section aria-labelledby="promo-heading">
    <h2 id="promo-heading">{promo.heading}</h2>
    <p>{promo.text}</p>
    <Link href={promo.action.to}>{promo.action.label}</Link>
  </section>
);
