import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../test/builders/any-text';
import { anchorsOf } from './anchors';

it('an anchor is made of its text, after a prefix', () => {
  expect(anchorsOf(['How do I store it?', 'Ma huraa?'], 'question-')).toEqual([
    'question-how-do-i-store-it',
    'question-ma-huraa',
  ]);
});

it('anchors of equal texts get a number', () => {
  expect(anchorsOf(['Why?', 'why', '?'], 'q-')).toEqual(['q-why', 'q-why-2', 'q-untitled']);
});

it('a long text is not cut in the middle of a character', () => {
  const [anchor = ''] = anchorsOf([`a${'𠀀'.repeat(80)}`], 'q-');
  expect(anchor).toBe(`q-a${'𠀀'.repeat(59)}`);
  expect(() => encodeURIComponent(anchor)).not.toThrow();
});

it('anchors are unique, safe in a URL and deterministic', () => {
  fc.assert(
    fc.property(fc.array(anyText(), { maxLength: 30 }), (texts) => {
      const ids = anchorsOf(texts, 'q-');
      expect(new Set(ids).size).toBe(texts.length);
      expect(ids).toEqual(anchorsOf(texts, 'q-'));
      for (const id of ids) expect(id).toMatch(/^q-[\p{L}\p{N}-]+$/u);
    }),
  );
});
