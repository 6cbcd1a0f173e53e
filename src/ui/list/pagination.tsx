import { Link } from 'wouter';
import { Icon } from '../components/drawings/icon';
import { Thread } from '../components/drawings/thread';
import { lists } from '../content/lists';
import { visuallyHidden } from '../theme/visually-hidden';
import { GAP, pageNumbers } from './page-numbers';
import { paginationStyle } from './pagination-style';

/** Maximum number of page numbers that fit between Previous and Next at the narrowest width. */
const MAX_INLINE = 3;

interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Accessible name, for example `Pages of products`. */
  readonly label: string;
}

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  if (pageCount < 2) return null;
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav
      aria-label={label}
      css={paginationStyle}
      data-long={numbers.length > MAX_INLINE || undefined}
    >
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        {lists.previous}
      </Step>
      <ol>
        {numbers.map((number, index) =>
          number === GAP ? (
            <li key={`after ${numbers[index - 1]}`} aria-hidden="true" className="pages-gap">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                {...(number === page && { 'aria-current': 'page' as const })}
              >
                {number === page && <Thread length={15} tear={12} />}
                <span css={visuallyHidden}>{`${lists.page} `}</span>
                <span>{number}</span>
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step href={page < pageCount ? hrefOf(page + 1) : null} rel="next">
        {lists.next}
      </Step>
    </nav>
  );
}

interface StepProps {
  /** `null` when there is no page in this direction. */
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly children: string;
}

const Step = ({ href, rel, children }: StepProps) =>
  href === null ? (
    <span className={`pages-${rel}`} aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link href={href} rel={rel} className={`pages-${rel}`}>
      {rel === 'prev' && <Icon name="arrow-l" />}
      <span className="pages-word">{children}</span>
      {rel === 'next' && <Icon name="arrow" />}
    </Link>
  );
