import { extname } from 'node:path';
import { typeOfEnding } from './picture-types';

const MOST_CHARACTERS = 120;
// \p{C} holds the marks that turn the direction of writing, with which gpj.exe reads as exe.jpg.
const NOT_IN_A_NAME = /[\p{C}<>:"|?*]/gu;

/**
 * A name of one line and no folder, which ends as the picture's content does: `a/b<c>.PNG` with `.png`
 * is `bc.png`, `notes.html` is `notes.html.png`.
 */
export const pictureName = (name: string, ending: string) => {
  const line = (name.split(/[/\\]/).at(-1) ?? '').replace(NOT_IN_A_NAME, '').trim();
  const own = extname(line);
  const fits = own !== '' && typeOfEnding(own) === typeOfEnding(ending);
  const stem = (fits ? line.slice(0, -own.length) : line).replace(/^\.+/, '');
  return `${[...stem].slice(0, MOST_CHARACTERS).join('') || 'picture'}${ending}`;
};
