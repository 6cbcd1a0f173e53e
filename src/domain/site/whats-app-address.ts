import { textForFile } from '../shared/text-for-files';
import { telephoneToDial } from './telephone-to-dial';

/**
 * Returns the address that opens a chat in WhatsApp.
 *
 * @param number with its country code, as visitors read it: `+252 63 412 3456`.
 * @param message the beginning of the visitor's message; may be empty.
 */
export const whatsAppAddress = (number: string, message: string): string => {
  const chat = `https://wa.me/${telephoneToDial(number).replace('+', '')}`;
  return message === '' ? chat : `${chat}?text=${encodeURIComponent(textForFile(message))}`;
};
