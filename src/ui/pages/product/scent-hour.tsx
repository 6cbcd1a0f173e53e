import type { ProductFact } from '../../../domain/catalogue/product';
import type { Scent } from '../../../domain/catalogue/scent';
import { ScentCurves } from '../../components/drawings/scent-curves';
import { Tear } from '../../components/drawings/tear';
import { useReveal } from '../../hooks/use-reveal';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { elementVariables } from '../../theme/element-variables';
import { scentHourStyle, tearPlaces } from './scent-hour-style';

interface ScentHourProps {
  /** The facts about the scent at three moments of the hour. */
  readonly hour: readonly ProductFact[];
  readonly scent: Scent;
}

/** How the scent changes over an hour: a curve with three moments. */
export function ScentHour({ hour, scent }: ScentHourProps) {
  const { heading, note } = usePageTexts('product-page').hour;
  return (
    <section ref={useReveal()} css={scentHourStyle} aria-labelledby="hour-heading">
      <h2 id="hour-heading">{heading}</h2>
      <div className="hour-curve" aria-hidden="true">
        <ScentCurves scents={[scent]} threads />
        {tearPlaces(scent).map((place) => (
          <span key={place['--time']} className="hour-tear" {...elementVariables(place)}>
            <Tear size={22} />
          </span>
        ))}
      </div>
      <dl>
        {hour.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <Tear size={14} />
              <span>{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hour-note">{note}</p>
    </section>
  );
}
