import { expect, it } from 'vitest';
import { whatsAppAddress } from './whats-app-address';

it('the WhatsApp address opens a chat with the digits of the number, and the message', () => {
  expect(whatsAppAddress('+252 (63) 412-3456', 'About: Maydi & myrrh, 100 %')).toBe(
    'https://wa.me/252634123456?text=About%3A%20Maydi%20%26%20myrrh%2C%20100%20%25',
  );
});

it('the WhatsApp address opens an empty chat without a message', () => {
  expect(whatsAppAddress('+44 20 7946 0123', '')).toBe('https://wa.me/442079460123');
});

it('the WhatsApp address leaves out the digit that callers from abroad do not dial', () => {
  expect(whatsAppAddress('+44 (0)20 7946 0123', '')).toBe('https://wa.me/442079460123');
});

it('the WhatsApp address accepts a message that was cut within a character', () => {
  expect(whatsAppAddress('+44 20 7946 0123', 'About: \ud83d')).toBe(
    'https://wa.me/442079460123?text=About%3A%20%EF%BF%BD',
  );
});
