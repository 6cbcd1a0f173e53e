import trunks from '../../../../art/svg/trunks.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { inItalics } from '../../components/text/in-italics';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { SUSTAINABILITY_ANCHORS } from './anchors';
import { cutsStyle } from './cuts-style';
import { Sources } from './sources';

/** Each figure with the name of its texts and the number of cuts in its drawing. */
const FIGURES = [
  { figure: 'small', count: 6 },
  { figure: 'large', count: 12 },
  { figure: 'most', count: 120 },
] as const;

type Count = (typeof FIGURES)[number]['count'];

/** A trunk and its incisions, which appear from the top down on scroll. */
const Trunk = ({ count }: { readonly count: Count }) => (
  <div className="trunk">
    <Engraving drawing={trunks} part={`trunk-${count}`} on="bark" isLazy />
    <div className="trunk-cuts">
      <Engraving drawing={trunks} part={`cuts-${count}`} on="bark" isLazy />
    </div>
  </div>
);

/** Trunks with 6, 12 and 120 incisions, all drawn at the same scale. */
export function Cuts() {
  const cuts = usePageTexts('sustainability').cuts;
  return (
    <section id={SUSTAINABILITY_ANCHORS.cuts} aria-labelledby="cuts-heading" css={cutsStyle}>
      <h2 id="cuts-heading">
        {cuts.heading.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h2>
      <ol>
        {FIGURES.map(({ figure, count }) => (
          <li key={count} data-count={count}>
            <div className="cuts-words">
              <p className="cuts-count">{`${count} `}</p>
              <p>{inItalics(cuts[figure].text)}</p>
              <Sources sources={[cuts[figure].source]} />
              {count === 120 && <p className="cuts-note">{inItalics(cuts.note)}</p>}
            </div>
            <Trunk count={count} />
          </li>
        ))}
      </ol>
    </section>
  );
}
