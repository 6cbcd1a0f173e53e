import { Icon, type IconName } from '../../components/drawing/icon';
import { brand, type SocialPage } from '../../content/brand';
import { footer } from '../../content/footer';
import { theme } from '../../theme/theme';

const { colour, media, motion, space } = theme;

const ICONS: Readonly<Record<SocialPage['network'], IconName>> = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  LinkedIn: 'linkedin',
  YouTube: 'youtube',
};

const box = {
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  borderRadius: theme.size.radius,
} as const;

/** A link where there is a page; where there is none yet, a faint mark that says so. */
const Social = ({ network, address }: SocialPage) => {
  if (address !== null) {
    return (
      <a
        href={address}
        aria-label={network}
        css={{
          ...box,
          border: `1px solid ${colour.lineOnDark}`,
          color: colour.honey,
          transition: `border-color ${motion.colour}`,
          [media.hover]: { '&:hover': { borderColor: colour.honey } },
        }}
      >
        <Icon name={ICONS[network]} />
      </a>
    );
  }
  const words = `${network}: ${footer.socialNotOpen}`;
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      css={{ ...box, border: `1px solid ${colour.lineOnDark}`, color: colour.sage }}
    >
      <Icon name={ICONS[network]} />
    </span>
  );
};

export const SocialPages = () => (
  <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space.s8 - 2 }}>
    {brand.social.map((page) => (
      <li key={page.network}>
        <Social {...page} />
      </li>
    ))}
  </ul>
);
