import section from '../../../../art/svg/mist-to-port.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { HorizontalScroll } from '../../components/page/horizontal-scroll';
import { inItalics } from '../../components/text/in-italics';
import { about } from '../../content/pages/about';
import { useReveal } from '../../hooks/use-reveal';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { JOURNEY_ANCHOR } from './anchors';
import { harvestStepsStyle } from './harvest-steps-style';

/** The steps from left to right, as in the drawing. */
const STEPS = ['mist', 'limestone', 'trees', 'sorting', 'port'] as const;

/**
 * A drawing of a cross-section of the land from the sea to the harbour; the list below describes
 * the drawing.
 */
export function HarvestSteps({ number }: { readonly number: number }) {
  const journey = usePageTexts('about').journey;
  return (
    <section
      id={JOURNEY_ANCHOR}
      ref={useReveal()}
      aria-labelledby="way-heading"
      css={harvestStepsStyle}
    >
      <div className="way-head">
        <h2 id="way-heading">
          {journey.heading.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h2>
        <p className="way-lead">{inItalics(journey.lead)}</p>
      </div>
      <HorizontalScroll className="way-strip" label={about.sideways}>
        <div className="way-section">
          <Engraving className="way-mist" drawing={section} part="mist" on="sand" isLazy />
          <Engraving className="way-land" drawing={section} on="sand" isLazy />
          <Engraving className="way-threads" drawing={section} part="threads" on="sand" isLazy />
        </div>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{inItalics(journey[step].title)}</h3>
              <p>{inItalics(journey[step].text)}</p>
            </li>
          ))}
        </ol>
      </HorizontalScroll>
      <PlateCaption number={number} className="way-caption">
        {inItalics(journey.caption)}
      </PlateCaption>
    </section>
  );
}
