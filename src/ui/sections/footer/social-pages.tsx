import type { SocialPage } from '../../../domain/site/site-details';
import { Icon, type IconName } from '../../components/drawings/icon';
import { footer } from '../../content/navigation';
import { useSiteDetails } from '../../site/queries/use-site-details';

const ICONS: Readonly<Record<SocialPage['network'], IconName>> = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  LinkedIn: 'linkedin',
  YouTube: 'youtube',
};

/**
 * A link to the brand's page on a social network. Without such a page, renders a faint icon with a
 * label that says so.
 */
const Social = ({ network, address }: SocialPage) => {
  if (address !== null) {
    return (
      <a href={address} aria-label={network} className="social-page">
        <Icon name={ICONS[network]} />
      </a>
    );
  }
  const words = `${network}: ${footer.socialNotOpen}`;
  return (
    <span role="img" aria-label={words} title={words} className="social-page">
      <Icon name={ICONS[network]} />
    </span>
  );
};

export const SocialPages = () => (
  <ul className="social-pages">
    {useSiteDetails().social.map((page) => (
      <li key={page.network}>
        <Social {...page} />
      </li>
    ))}
  </ul>
);
