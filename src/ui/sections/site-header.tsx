import { Link } from 'wouter';
import { ROUTES } from '../app/routes';
import { brand } from '../content/brand';

export const SiteHeader = () => (
  <header>
    <Link href={ROUTES.home}>{brand.name}</Link>
    <nav aria-label="Main">
      <Link href={ROUTES.products}>Products</Link>
    </nav>
  </header>
);
