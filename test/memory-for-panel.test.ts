import { expect, it } from 'vitest';
import { checkMemoryForPanel } from '../scripts/cms/memory-for-panel.mjs';

const GB = 1024 ** 3;

it('the panel may be built when there is enough memory', () => {
  expect(() => checkMemoryForPanel(2 * GB)).not.toThrow();
});

it('on a machine with too little memory, an error says what to do instead', () => {
  expect(() => checkMemoryForPanel(0.97 * GB)).toThrow(
    /there are 1\.0 GB[\s\S]+cms -- pack panel\.tgz/u,
  );
});
