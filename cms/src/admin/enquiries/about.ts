import type { Enquiry } from './enquiry';

const LENGTH = 40;

const beginning = (text: string) =>
  text.length > LENGTH ? `${text.slice(0, LENGTH).trimEnd()}…` : text;

/** What an enquiry is about, in few words: its product, or the beginning of its message. */
export const aboutOf = ({ productTitle, message }: Pick<Enquiry, 'productTitle' | 'message'>) =>
  productTitle || beginning((message ?? '').replace(/\s+/gu, ' ')) || '–';
