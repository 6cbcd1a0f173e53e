import wheel from '../../../../art/svg/year-wheel-small.svg?url&no-inline';
import { seasonOf } from '../../../domain/seasons/season';
import { ArrowLink } from '../../components/actions/arrow-link';
import { YearNeedle } from '../../components/drawings/year-needle';
import { inItalics } from '../../components/text/in-italics';
import { now, seasons } from '../../content/seasons';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { useToday } from '../../site/use-today';
import { yearStripStyle } from './year-strip-style';

/** The current season by the visitor's local date; a general text until that date is known. */
export function YearStrip() {
  const texts = usePageTexts('home').year;
  const today = useToday();
  const season = today === null ? null : seasonOf(today);
  return (
    <div css={yearStripStyle}>
      <div className="strip-wheel">
        <img src={wheel} alt="" width={680} height={640} loading="lazy" decoding="async" />
        {today !== null && (
          <YearNeedle day={today} viewBox="-20 0 680 640" line={{ from: 176, to: 30, tear: 2 }} />
        )}
      </div>
      <div className="strip-words">
        <p className="strip-now">
          {season !== null ? (
            <>
              <em>{`${now} `}</em>
              <i lang="so">{seasons[season].name}</i>
              <span>{`, ${seasons[season].now}.`}</span>
            </>
          ) : (
            texts.heading
          )}
        </p>
        <p className="strip-note">{inItalics(season !== null ? texts[season] : texts.text)}</p>
      </div>
      <ArrowLink href={`${ROUTES.sustainability}#year`}>{texts.link}</ArrowLink>
    </div>
  );
}
