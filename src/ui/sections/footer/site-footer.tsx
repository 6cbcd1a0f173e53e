import { Link, useLocation } from 'wouter';
import { Wordmark } from '../../components/drawings/wordmark';
import { footer } from '../../content/navigation';
import { sample } from '../../content/sample';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { ROUTES } from '../../site/routes';
import { FooterCallToAction } from './footer-call-to-action';
import { FooterContact } from './footer-contact';
import { FooterGroups } from './footer-groups';
import { SocialPages } from './social-pages';

/** Paths of the pages that have no call to action above the footer. */
const WITHOUT_CALL_TO_ACTION: readonly string[] = [ROUTES.auth, ROUTES.thankYou, ROUTES.enquiry];

export function SiteFooter() {
  const [path] = useLocation();
  const { name, copyrightYear } = useSiteDetails();
  const { links, rights } = usePageTexts('navigation').footer;
  return (
    <footer>
      {!WITHOUT_CALL_TO_ACTION.includes(path) && <FooterCallToAction />}
      <div className="site-footer">
        <Wordmark tone="dark" className="footer-name" />
        <nav aria-label={footer.mainLabel}>
          <ul className="footer-main">
            {links.map(({ label, address }) => (
              <li key={address}>
                <Link href={address}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact />
        <FooterGroups />
        <div className="footer-end">
          <p>{`© ${copyrightYear} ${name}. ${rights}`}</p>
          {sample !== null && <p>{sample.footer}</p>}
          <SocialPages />
        </div>
      </div>
    </footer>
  );
}
