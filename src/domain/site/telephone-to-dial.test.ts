import { expect, it } from 'vitest';
import { telephoneToDial } from './telephone-to-dial';

it.each([
  ['+44 20 7946 0123', '+442079460123'],
  ['+44 (0)20 7946-0123', '+442079460123'],
  ['(020) 7946.0123', '02079460123'],
  [' +252 63 4/12 34 56 ', '+252634123456'],
  ['(0)20 7946', '0207946'],
  ['1+2', '12'],
])('the number %j is dialled as %j', (telephone, dialled) => {
  expect(telephoneToDial(telephone)).toBe(dialled);
});
