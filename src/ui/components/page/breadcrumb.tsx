import { Link } from 'wouter';
import * as words from '../../content/breadcrumb';
import { theme } from '../../theme/theme';
import { Tear } from '../drawings/tear';
import { inItalics } from '../text/in-italics';

const { colour, media, motion, size, space, type } = theme;

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page, which comes last. */
  readonly href?: string;
}

interface BreadcrumbProps {
  /** The levels below the home page, down to the current page. */
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
  readonly className?: string;
}

/** The breadcrumb of a page, with drop-shaped separators between the levels. */
export const Breadcrumb = ({ crumbs, label: name = words.label, className }: BreadcrumbProps) => (
  <nav aria-label={name} className={className}>
    <ol
      css={{
        ...type.small,
        display: 'flex',
        alignItems: 'center',
        gap: space.s12,
        minWidth: 0,
        li: { display: 'flex', alignItems: 'center', gap: space.s12, flex: 'none' },
        'li:last-of-type': { flex: '0 1 auto', minWidth: 0 },
        a: {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: size.target,
          color: colour.lichen,
          textDecoration: 'underline',
          textDecorationColor: colour.bark,
          textUnderlineOffset: 6,
          transition: `color ${motion.colour}`,
          [media.hover]: {
            '&:hover': { color: colour.umber, textDecorationColor: 'currentColor' },
          },
        },
        // On narrow screens the name of the current page is truncated; the page's heading shows it
        // in full.
        [media.belowMedium]: {
          '[aria-current]': {
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        },
      }}
    >
      {[{ label: words.home.label, href: words.home.to }, ...crumbs].map(
        ({ label, href }, index) => (
          <li key={`${label} ${href}`}>
            {index > 0 && <Tear size={8} />}
            {href === undefined ? (
              <span aria-current="page">{inItalics(label)}</span>
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ),
      )}
    </ol>
  </nav>
);
