import type { Batch, BatchDocument } from '../../../domain/batches/batch';
import type { ProductId } from '../../../domain/catalogue/product';
import { formatPublishedDate } from '../../../domain/journal/published-date';
import { middleOf } from '../../../domain/seasons/season';
import { fileSize } from '../../../domain/shared/file-size';
import { ArrowLink } from '../../components/actions/arrow-link';
import { LinkRow } from '../../components/actions/link-row';
import { YearWheel } from '../../components/drawings/year-wheel';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { batchMeta } from '../../content/meta/batch';
import { batchPage } from '../../content/pages/batch';
import { batchesPage } from '../../content/pages/batches';
import { seasons } from '../../content/seasons';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { productAddress, ROUTES } from '../../site/routes';
import { batchStyle, recallStyle } from './batch-page-style';
import { Composition } from './composition';
import { Properties } from './properties';

const { facts, harvest, documents, products, recalled } = batchPage;

const Recall = ({ notice }: { readonly notice: string | null }) => (
  <aside css={recallStyle} aria-label={recalled.title}>
    <strong>{recalled.text}</strong>
    {notice !== null && <p>{notice}</p>}
    <div>
      <ArrowLink href={recalled.contact.address} tone="dark">
        {recalled.contact.label}
      </ArrowLink>
    </div>
  </aside>
);

function Facts({ batch }: { readonly batch: Batch }) {
  const lines: readonly (readonly [label: string, text: string | null])[] = [
    [facts.material, batch.material],
    [facts.botanicalName, batch.botanicalName],
    [facts.region, batch.region],
    [facts.method, batch.method],
    [facts.distilledOn, formatPublishedDate(batch.distilledOn)],
    [facts.quantity, batch.quantity],
    [facts.bestBefore, formatPublishedDate(batch.bestBefore)],
    [facts.laboratory, batch.laboratory],
    [facts.accreditation, batch.accreditation],
    [facts.analysedOn, formatPublishedDate(batch.analysedOn)],
  ];
  return (
    <section
      className={batch.harvestSeason === null ? 'batch-facts is-wide' : 'batch-facts'}
      aria-labelledby="facts-heading"
    >
      <h2 id="facts-heading">{facts.heading}</h2>
      <dl>
        {lines.map(([label, text]) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{label === facts.botanicalName ? <i lang="la">{text}</i> : text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

function Harvest({ batch: { harvestSeason, harvestYear } }: { readonly batch: Batch }) {
  if (harvestSeason === null) return null;
  const { name } = seasons[harvestSeason];
  return (
    <section className="batch-wheel" aria-labelledby="harvest-heading">
      <h2 id="harvest-heading">{harvest.heading}</h2>
      <YearWheel day={middleOf(harvestSeason)} isStill>
        <em>{`${harvest.gathered} `}</em>
        <strong lang="so">{`${name} `}</strong>
        {harvestYear !== null && <span>{harvestYear}</span>}
      </YearWheel>
    </section>
  );
}

/** Capitalises the kind of a document, which the CMS stores in lower case. */
const capitalised = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** A document: its kind, its date, the batch that it names, and its file where there is one. */
function Document({ kind, date, names, file }: BatchDocument) {
  const rest = [formatPublishedDate(date), documents.names(names)].filter(Boolean).join(', ');
  if (file === null) return <li>{`${capitalised(kind)}, ${rest}`}</li>;
  return (
    <li>
      <a className="batch-file" href={file.url} download>
        {documents.file(capitalised(kind), fileSize(file.bytes))}
      </a>
      <span>{`, ${rest}`}</span>
    </li>
  );
}

function Documents({ batch }: { readonly batch: Batch }) {
  if (batch.documents.length === 0) return null;
  return (
    <section aria-labelledby="documents-heading">
      <h2 id="documents-heading">{documents.heading}</h2>
      <ul>
        {batch.documents.map((document, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may be equal
          <Document key={place} {...document} />
        ))}
      </ul>
      {batch.documents.some(({ file }) => file === null) && (
        <ArrowLink href={ROUTES.contact}>{documents.ask}</ArrowLink>
      )}
    </section>
  );
}

function Products({ ids }: { readonly ids: readonly ProductId[] }) {
  const found = useSuspenseQuery('getBatchProducts', ids);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="products-heading">
      <h2 id="products-heading">{products.heading}</h2>
      <LinkRow
        links={found.map(({ id, title }) => ({ label: title, address: productAddress(id) }))}
      />
    </section>
  );
}

/** The content of a batch's page. A recall notice comes before everything else. */
export function BatchView({ batch }: { readonly batch: Batch }) {
  const { title: number, material, state, isSample, recallNotice } = batch;
  return (
    <article>
      <PageMeta
        title={batchPage.documentTitle(number, material)}
        description={batchMeta.description}
      />
      {state === 'recalled' && <Recall notice={recallNotice} />}
      <div css={batchStyle}>
        <header className="batch-head">
          <Breadcrumb
            crumbs={[{ label: batchesPage.title, href: ROUTES.batches }, { label: number }]}
          />
          <PageHeading>{batchPage.heading(number)}</PageHeading>
          <p className="batch-material">{material}</p>
          {state === 'sold out' && <p className="batch-mark">{batchPage.soldOut}</p>}
          {isSample && <p className="batch-mark">{batchPage.sample}</p>}
        </header>
        <Facts batch={batch} />
        <Harvest batch={batch} />
        <Composition batch={batch} />
        <Properties batch={batch} />
        <Documents batch={batch} />
        <SectionBoundary what={products.what} skeleton={null}>
          <Products ids={batch.products} />
        </SectionBoundary>
      </div>
    </article>
  );
}
