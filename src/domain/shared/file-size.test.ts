import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [1, '1 kB'],
  [84_400, '84 kB'],
  [999_400, '999 kB'],
  [1_000_000, '1 MB'],
  [1_240_000, '1.2 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
