import trunks from '../../../../art/svg/trunks.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { inItalics } from '../../components/text/in-italics';
import { type CutsFigure, sustainability } from '../../content/pages/sustainability';
import { cutsStyle } from './cuts-style';
import { Sources } from './sources';

const { cuts } = sustainability;

/** A trunk and its incisions, which appear from the top down on scroll. */
const Trunk = ({ count }: Pick<CutsFigure, 'count'>) => (
  <div className="trunk">
    <Engraving drawing={trunks} part={`trunk-${count}`} on="bark" isLazy />
    <div className="trunk-cuts">
      <Engraving drawing={trunks} part={`cuts-${count}`} on="bark" isLazy />
    </div>
  </div>
);

/** Trunks with 6, 12 and 120 incisions, all drawn at the same scale. */
export const Cuts = () => (
  <section id={cuts.id} aria-labelledby="cuts-heading" css={cutsStyle}>
    <h2 id="cuts-heading">
      {cuts.heading.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </h2>
    <ol>
      {cuts.figures.map(({ count, text, source }) => (
        <li key={count} data-count={count}>
          <div className="cuts-words">
            <p className="cuts-count">{`${count} `}</p>
            <p>{inItalics(text)}</p>
            <Sources sources={[source]} />
            {count === 120 && <p className="cuts-note">{inItalics(cuts.note)}</p>}
          </div>
          <Trunk count={count} />
        </li>
      ))}
    </ol>
  </section>
);
