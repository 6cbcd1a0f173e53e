import { SCENT_MOMENTS } from '../../../domain/catalogue/known-facts';
import { ScentCurves } from '../../components/drawings/scent-curves';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { elementVariables } from '../../theme/element-variables';
import type { Compared } from './compared';
import { curveNamePlaces } from './facing-pages-style';
import { scentSummary } from './scent-summary';

/**
 * The scent curves of the products on one axis. Renders nothing when no product describes its
 * scent.
 */
export function ScentComparison({ compared }: { readonly compared: readonly Compared[] }) {
  const scents = compared.map(({ scent }) => scent);
  const { note } = usePageTexts('comparison');
  if (scents.every((scent) => scent === null)) return null;
  const places = curveNamePlaces(scents);
  return (
    <figure className="facing-hour">
      <div aria-hidden="true">
        <div className="hour-axis">
          <ScentCurves scents={scents} />
          {compared.map(({ name, product }, place) => {
            const at = places[place];
            return (
              at && (
                <span key={product.id} className="hour-name" {...elementVariables(at)}>
                  {name}
                </span>
              )
            );
          })}
        </div>
        <div className="hour-moments">
          {SCENT_MOMENTS.map((moment) => (
            <span key={moment}>{moment}</span>
          ))}
        </div>
      </div>
      <figcaption>{`${scentSummary(compared)} ${note}`}</figcaption>
    </figure>
  );
}
