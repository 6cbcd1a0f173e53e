import { formatDay } from '../../../domain/seasons/day';
import { seasonOf } from '../../../domain/seasons/season';
import { YearWheel as Wheel } from '../../components/drawings/year-wheel';
import { now, seasons } from '../../content/seasons';
import { useToday } from '../../site/use-today';

/** The year wheel. It shows the visitor's local date, which is known only after hydration. */
export function YearWheel() {
  const today = useToday();
  const season = today === null ? null : seasons[seasonOf(today)];
  return (
    <Wheel day={today}>
      {today !== null && season !== null && (
        <>
          <em>{`${now} `}</em>
          <strong lang="so">{`${season.name} `}</strong>
          <em>{`${season.now} `}</em>
          <span>{formatDay(today)}</span>
        </>
      )}
    </Wheel>
  );
}
