import section from '../../../../art/svg/mist-to-port.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { HorizontalScroll } from '../../components/page/horizontal-scroll';
import { about } from '../../content/pages/about';
import { useReveal } from '../../hooks/use-reveal';
import { harvestStepsStyle } from './harvest-steps-style';

const { way, captions } = about;

/**
 * A drawing of a cross-section of the land from the sea to the harbour; the list below describes
 * the drawing.
 */
export const HarvestSteps = ({ number }: { readonly number: number }) => (
  <section id={way.id} ref={useReveal()} aria-labelledby="way-heading" css={harvestStepsStyle}>
    <div className="way-head">
      <h2 id="way-heading">
        {way.heading.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h2>
      <p className="way-lead">{way.lead}</p>
    </div>
    <HorizontalScroll className="way-strip" label={way.sideways}>
      <div className="way-section">
        <Engraving className="way-mist" drawing={section} part="mist" on="sand" isLazy />
        <Engraving className="way-land" drawing={section} on="sand" isLazy />
        <Engraving className="way-threads" drawing={section} part="threads" on="sand" isLazy />
      </div>
      <ol>
        {way.stops.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </HorizontalScroll>
    <PlateCaption number={number} className="way-caption">
      {captions.section}
    </PlateCaption>
  </section>
);
