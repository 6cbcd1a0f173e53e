import { extname } from 'node:path';
import { typeOfEnding } from './picture-types';

const MAX_CHARACTERS = 120;
// \p{C} includes the marks that change the direction of writing, which make gpj.exe look like
// exe.jpg.
const NOT_IN_A_NAME = /[\p{C}<>:"|?*]/gu;

/**
 * Returns a name of one line and without folders, which ends with the ending of the picture's
 * content: `a/b<c>.PNG` with `.png` becomes `bc.png`, `notes.html` becomes `notes.html.png`.
 */
export const pictureName = (name: string, ending: string) => {
  const line = (name.split(/[/\\]/).at(-1) ?? '').replace(NOT_IN_A_NAME, '').trim();
  const own = extname(line);
  const fits = own !== '' && typeOfEnding(own) === typeOfEnding(ending);
  const stem = (fits ? line.slice(0, -own.length) : line).replace(/^\.+/, '');
  return `${[...stem].slice(0, MAX_CHARACTERS).join('') || 'picture'}${ending}`;
};
