import { css } from '@emotion/react';
import { batchFinder } from '../../content/batch-finder';
import { queryOf } from '../../site/queries/query';
import { useQuery } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { BatchFinderForm } from './batch-finder-form';

const { media, space, type } = theme;

const style = css(pageGrid, {
  paddingBlock: space.s56,
  rowGap: space.s18,
  h2: { ...type.t1, marginBlockEnd: space.s8 },
  [media.medium]: {
    alignItems: 'end',
    '.finder-words': { gridColumn: 'c 1 / c 7' },
    '.finder-form': { gridColumn: 'c 7 / end' },
  },
});

/** The section “Find your batch”. Renders nothing if the site has no batches. */
export function BatchFinder() {
  const { answer } = useQuery(queryOf(useUseCases(), 'hasBatches'));
  if (answer !== true) return null;
  return (
    <section css={style} aria-labelledby="finder-heading">
      <div className="finder-words">
        <h2 id="finder-heading">{batchFinder.heading}</h2>
        <p>{batchFinder.text}</p>
      </div>
      <BatchFinderForm className="finder-form" />
    </section>
  );
}
