import { extname } from 'node:path';
import { typeOfEnding } from './upload-types';

const MAX_CHARACTERS = 120;
// \p{C} includes the characters that change the direction of writing. With them, the name gpj.exe
// can be shown as exe.jpg.
const NOT_IN_A_NAME = /[\p{C}<>:"|?*]/gu;

/**
 * Returns a safe file name on one line, without folders and with the given `ending`, which matches
 * the picture's content. With the ending `.png`, `a/b<c>.PNG` becomes `bc.png`, and `notes.html`
 * becomes `notes.html.png`.
 */
export const pictureName = (name: string, ending: string) => {
  const line = (name.split(/[/\\]/).at(-1) ?? '').replace(NOT_IN_A_NAME, '').trim();
  const own = extname(line);
  const fits = own !== '' && typeOfEnding(own) === typeOfEnding(ending);
  const stem = (fits ? line.slice(0, -own.length) : line).replace(/^\.+/, '');
  return `${[...stem].slice(0, MAX_CHARACTERS).join('') || 'picture'}${ending}`;
};
