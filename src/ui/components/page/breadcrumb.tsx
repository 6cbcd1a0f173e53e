import { Link } from 'wouter';
import type { PageName } from '../../../domain/texts/navigation-texts';
import { breadcrumbLabel } from '../../content/breadcrumb';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { Tear } from '../drawings/tear';
import { inItalics } from '../text/in-italics';

const { colour, media, motion, size, space, type } = theme;

/** A level of the breadcrumb: a page, shown by its name, or a document, shown by its title. */
export type Crumb = ({ readonly page: PageName } | { readonly label: string }) & {
  /** Omitted for the current page, which comes last. */
  readonly href?: string;
};

interface BreadcrumbProps {
  /** The levels below the home page, down to the current page. */
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
  readonly className?: string;
}

/** The breadcrumb of a page, with drop-shaped separators between the levels. */
export function Breadcrumb({ crumbs, label: name = breadcrumbLabel, className }: BreadcrumbProps) {
  const { names } = usePageTexts('navigation');
  return (
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
          // Truncates the name of the current page on narrow screens, because the page's heading
          // shows it in full.
          [media.belowMedium]: {
            '[aria-current]': {
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            },
          },
        }}
      >
        {[{ page: 'home', href: ROUTES.home } as const, ...crumbs].map(
          ({ href, ...crumb }, index) => {
            const label = 'page' in crumb ? names[crumb.page] : crumb.label;
            return (
              <li key={`${label} ${href}`}>
                {index > 0 && <Tear size={8} />}
                {href === undefined ? (
                  <span aria-current="page">{inItalics(label)}</span>
                ) : (
                  <Link href={href}>{label}</Link>
                )}
              </li>
            );
          },
        )}
      </ol>
    </nav>
  );
}
