import { telephoneToDial } from '../../../domain/site/telephone-to-dial';
import { inItalics } from '../../components/text/in-italics';
import { lineSheet } from '../../content/pages/line-sheet';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSiteDetails } from '../../site/queries/use-site-details';

const { heading, minimum, tradePrice, onRequest, contact } = lineSheet.terms;

/** How to order, and from whom. */
export function Terms() {
  const { note } = usePageTexts('wholesale').formats;
  const { name, legalName, postalAddress, contact: ways } = useSiteDetails();
  return (
    <section className="sheet-terms" aria-labelledby="terms-heading">
      <h2 id="terms-heading">{heading}</h2>
      <dl>
        <div>
          <dt>{minimum}</dt>
          <dd>{onRequest}</dd>
        </div>
        <div>
          <dt>{tradePrice}</dt>
          <dd>
            <span>{`${onRequest}. `}</span>
            <span>{inItalics(note)}</span>
          </dd>
        </div>
        <div>
          <dt>{contact}</dt>
          <dd>
            <address>
              <span>{legalName ?? name}</span>
              {postalAddress !== undefined && <span>{postalAddress}</span>}
              <a href={`mailto:${ways.email}`}>{ways.email}</a>
              <a href={`tel:${telephoneToDial(ways.telephone)}`}>{ways.telephone}</a>
              <span>{ways.region}</span>
            </address>
          </dd>
        </div>
      </dl>
    </section>
  );
}
