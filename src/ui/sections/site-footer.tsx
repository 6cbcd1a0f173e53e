import { brand } from '../content/brand';

export const SiteFooter = () => (
  <footer>
    © {brand.copyrightYear} {brand.name}
  </footer>
);
