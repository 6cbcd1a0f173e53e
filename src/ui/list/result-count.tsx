import type { Page } from '../../domain/shared/page';
import type { ElementOnlyNode } from '../site/element-only-node';
import type { Query } from '../site/queries/query';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visually-hidden';
import { WithFound } from './with-found';

interface ResultCountProps<Found extends Page<unknown>> {
  readonly search: Query<Found>;
  readonly words: {
    readonly count: (total: number) => string;
    readonly pageOf: (page: number, pageCount: number) => string;
  };
  readonly pending?: ElementOnlyNode;
  readonly className?: string;
}

/**
 * The number of results, announced on every change. The live region exists before its text, because
 * screen readers announce only changes of an existing region.
 */
export const ResultCount = <Found extends Page<unknown>>({
  search,
  words,
  pending = null,
  className,
}: ResultCountProps<Found>) => (
  <p
    role="status"
    className={className}
    css={{ ...theme.type.small, minHeight: '1lh', color: theme.colour.lichen }}
  >
    <WithFound search={search} pending={pending} failed={null}>
      {({ total, page, pageCount }) => (
        <>
          <span>{words.count(total)}</span>
          {page > 1 && <span css={visuallyHidden}>{words.pageOf(page, pageCount)}</span>}
        </>
      )}
    </WithFound>
  </p>
);
