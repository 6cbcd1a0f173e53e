import type { LaunchCheck } from './launch-check';

const MARKS = { 'to-do': '✘', advice: '!', done: '✔' } as const;

const countOf = (checks: readonly LaunchCheck[], state: LaunchCheck['state']) =>
  checks.filter((check) => check.state === state).length;

/**
 * Formats the launch checks for a terminal.
 *
 * @param panel address of the panel, without a slash at its end.
 */
export const asText = (checks: readonly LaunchCheck[], panel: string) => {
  const lines = checks.flatMap(({ state, sentence, link }) => [
    `${MARKS[state]} ${sentence}`,
    ...(link && state !== 'done' ? [`  ${link.label}: ${panel}${link.path}`] : []),
  ]);
  const [toDo, advice] = [countOf(checks, 'to-do'), countOf(checks, 'advice')];
  const sum =
    toDo > 0
      ? `${toDo} to do before the site is launched (✘), ${advice} to look at (!).`
      : `Nothing has to be done before the site is launched; ${advice} to look at (!).`;
  return [...lines, '', sum].join('\n');
};
