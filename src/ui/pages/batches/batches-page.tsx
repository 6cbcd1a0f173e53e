import { css } from '@emotion/react';
import { Redirect } from 'wouter';
import type { BatchSummary } from '../../../domain/batches/batch';
import { isSameNumber } from '../../../domain/batches/batch-number';
import { formatPublishedDate } from '../../../domain/journal/published-date';
import { ArrowLink } from '../../components/actions/arrow-link';
import { LinkRow } from '../../components/actions/link-row';
import { BatchFinderForm } from '../../components/batch/batch-finder-form';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonText } from '../../components/loading/skeleton-text';
import { NotFound } from '../../components/page/not-found';
import { PageIntro } from '../../components/page/page-intro';
import { PageMeta } from '../../components/page/page-meta';
import { batchesMeta } from '../../content/meta/batches';
import { batchesPage } from '../../content/pages/batches';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { batchAddress } from '../../site/routes';
import { useRawAddress } from '../../site/use-raw-address';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.s56,
  '.batches-form': { display: 'grid', alignContent: 'start', gap: space.s18 },
  '.batches-hint': { ...type.small, color: colour.lichen },
  '.batches-unknown': { ...type.lead, maxWidth: '52ch', color: colour.error },
  h2: { ...type.t1, marginBlockEnd: space.s18 },
  '.batches-all > ul > li': {
    paddingBlock: space.s12,
    borderBlockStart: `1px solid ${colour.line}`,
  },
  '.batches-missing': {
    ...type.small,
    display: 'grid',
    gap: space.s12,
    marginBlockStart: space.s28,
  },
  '.batch-notes': { ...type.small, color: colour.lichen },
  '.is-recalled': { color: colour.error, fontWeight: 500 },
  [media.medium]: {
    '.batches-form': { gridColumn: 'c 1 / c 7' },
    '.batches-all': { gridColumn: 'c 7 / end' },
  },
});

const NUMBER = 'number';

const Batch = ({ id, title, material, state, distilledOn, isSample }: BatchSummary) => {
  const day = formatPublishedDate(distilledOn);
  const notes = [
    material,
    batchesPage.state[state],
    day !== null && batchesPage.distilled(day),
    isSample && batchesPage.sample,
  ].filter(Boolean);
  return (
    <li>
      <ArrowLink href={batchAddress(id)}>{title}</ArrowLink>
      <p className={state === 'recalled' ? 'batch-notes is-recalled' : 'batch-notes'}>
        {notes.join(', ')}
      </p>
    </li>
  );
};

function Finder() {
  const batches = useSuspenseQuery('getBatchList');
  const typed = new URLSearchParams(useRawAddress().search).get(NUMBER)?.trim() ?? '';
  if (batches.length === 0) {
    const { title, text } = batchesPage.none;
    return (
      <NotFound title={title} text={text}>
        <LinkRow links={[batchesPage.contact]} />
      </NotFound>
    );
  }
  const found = batches.find(({ id }) => isSameNumber(id, typed));
  if (found) return <Redirect to={batchAddress(found.id)} replace />;
  return (
    <>
      <PageMeta {...batchesMeta} />
      <PageIntro
        crumb={{ label: batchesPage.title }}
        title={[batchesPage.title]}
        lead={batchesPage.lead}
      />
      <div css={style}>
        <div className="batches-form">
          <BatchFinderForm key={typed} typed={typed} />
          <p className="batches-hint">{batchesPage.hint}</p>
          {typed !== '' && (
            <div role="status">
              <p className="batches-unknown">{batchesPage.unknown(typed)}</p>
              <LinkRow links={[batchesPage.contact]} />
            </div>
          )}
        </div>
        <section className="batches-all" aria-labelledby="all-heading">
          <h2 id="all-heading">{batchesPage.all}</h2>
          <ul>
            {batches.map((batch) => (
              <Batch key={batch.id} {...batch} />
            ))}
          </ul>
          {typed === '' && (
            <div className="batches-missing">
              <p>{batchesPage.notListed}</p>
              <LinkRow links={[batchesPage.contact]} />
            </div>
          )}
        </section>
      </div>
    </>
  );
}

/**
 * Opens the batch with the number in the query string, or shows the finder form. The form needs
 * JavaScript, because a static host ignores the query string. The list of all batches works without
 * JavaScript.
 */
export const BatchesPage = () => (
  <SectionBoundary
    what={batchesPage.what}
    skeleton={
      <Skeleton what={batchesPage.loading}>
        <SkeletonText lines={8} />
      </Skeleton>
    }
    failedHead={<PageMeta {...batchesMeta} />}
  >
    <Finder />
  </SectionBoundary>
);
