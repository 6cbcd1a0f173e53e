import { Link } from 'wouter';
import { Wordmark } from '../../components/drawing/wordmark';
import { brand } from '../../content/brand';
import { footer } from '../../content/footer';
import { FooterCallToAction } from './footer-call-to-action';
import { FooterContact } from './footer-contact';
import { FooterGroups } from './footer-groups';
import { footerStyle } from './footer-style';
import { SocialPages } from './social-pages';

export const SiteFooter = () => (
  <footer>
    <FooterCallToAction />
    <div css={footerStyle}>
      <Wordmark tone="dark" className="footer-name" />
      <nav aria-label={footer.mainLabel}>
        <ul className="footer-main">
          {footer.mainLinks.map(({ label, to }) => (
            <li key={to}>
              <Link href={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <FooterContact />
      <FooterGroups />
      <div className="footer-end">
        <p>{`© ${brand.copyrightYear} ${brand.name}. ${footer.rights}`}</p>
        <SocialPages />
      </div>
    </div>
  </footer>
);
