import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { anyText } from '../../../test/builders/any-text';
import { textForFile } from './text-for-files';

const isXml = (text: string) => {
  const parser = new SaxesParser();
  let isGood = true;
  parser.on('error', () => {
    isGood = false;
  });
  parser.write(`<a><![CDATA[${text.replaceAll(']]>', '')}]]></a>`).close();
  return isGood;
};

it.each([
  ['one\u000btwo', 'one\ntwo'],
  ['one\u000ctwo', 'one\ntwo'],
  ['one\r\ntwo\tthree', 'one\r\ntwo\tthree'],
  ['a\u0001\u0008\u000e\u001f\ufffe\uffffb', 'ab'],
  ['half \ud83d, NUL \0, whole 😀', 'half \ufffd, NUL \ufffd, whole 😀'],
])('textForFiles turns %j into %j', (text, expected) => expect(textForFile(text)).toBe(expected));

it('textForFiles makes every text valid in XML', () => {
  fc.assert(fc.property(anyText(), (text) => isXml(textForFile(text))));
  expect(isXml('a\u000b')).toBe(false);
});
