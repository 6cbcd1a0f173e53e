import { expect, it } from 'vitest';
import { isGtin } from './gtin';

it.each(['96385074', '036000291452', '4006381333931', '04006381333931'])(
  'isGtin accepts %s, whose last digit is the check digit of the others',
  (number) => {
    expect(isGtin(number)).toBe(true);
  },
);

it.each([
  ['another check digit', '4006381333932'],
  ['two swapped digits', '4006381333913'],
  ['nine digits', '963850747'],
  ['spaces', '4006 3813 3393 1'],
  ['letters', '40063813339ab'],
  ['nothing', ''],
])('isGtin refuses a number with %s', (_, number) => {
  expect(isGtin(number)).toBe(false);
});
