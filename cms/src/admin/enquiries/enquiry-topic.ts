import type { Enquiry } from './enquiry';

const LENGTH = 40;

const beginning = (text: string) =>
  text.length > LENGTH ? `${text.slice(0, LENGTH).trimEnd()}…` : text;

/**
 * What an enquiry is about, in few words: its product, or the beginning of its order or message.
 */
export const enquiryTopic = ({
  productTitle,
  orderText,
  message,
}: Pick<Enquiry, 'productTitle' | 'orderText' | 'message'>) =>
  productTitle || beginning((orderText || message || '').replace(/\s+/gu, ' ')) || '–';
