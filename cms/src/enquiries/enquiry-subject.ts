import type { StoredEnquiry } from './enquiry';
import { shortened } from './truncate';

/** Maximum number of characters of each name in a subject. */
const LONGEST = 60;

const WHAT = {
  contact: 'question',
  wholesale: 'wholesale enquiry',
  newsletter: 'newsletter sign-up',
  order: 'order enquiry',
} as const;

const list = (...texts: readonly (string | null | undefined)[]) =>
  texts
    .filter((text) => text != null && text !== '')
    .map((text) => shortened(`${text}`, LONGEST))
    .join(', ');

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns an e-mail subject that states who wrote about what, for example `Carterii, Ten ml:
 * question from Amina Yusuf`. `queueMail` removes line breaks from subjects.
 */
export const enquirySubject = (entry: StoredEnquiry) => {
  const about = list(entry.productTitle, entry.volume);
  const who = list(entry.name ?? entry.email, entry.company);
  const what = `${WHAT[entry.kind ?? 'contact']} from ${who}`;
  return about ? `${about}: ${what}` : capitalised(what);
};
