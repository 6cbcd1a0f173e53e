import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address';

it.each([
  ['hello@example.com', true],
  ['a.b+c@mail.example.co.uk', true],
  ['hello@example', false],
  ['hello example@example.com', false],
  ['hello@@example.com', false],
  ['', false],
])('%j can be an e-mail address: %s', (text, is) => {
  expect(isEmailAddress(text)).toBe(is);
});
