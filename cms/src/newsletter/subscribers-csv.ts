import type { Core } from '@strapi/strapi';
import { withdrawalLink } from './links';
import { SUBSCRIBER, type Subscriber } from './subscriber';

const BYTE_ORDER_MARK = '\ufeff';
const HEADINGS = ['E-mail', 'Name', 'Confirmed at', 'Withdrawal link'];
const AT_ONCE = 1000;

/**
 * Returns a cell in quotes. One that a spreadsheet would calculate gets an apostrophe in front, as
 * https://owasp.org/www-community/attacks/CSV_Injection advises.
 */
const cell = (value: string) => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

const line = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`;

/**
 * Returns the confirmed subscribers as CSV (RFC 4180, UTF-8 with a byte order mark), the earliest
 * confirmation first.
 */
export const confirmedAsCsv = async (strapi: Core.Strapi): Promise<string> => {
  const lines = [BYTE_ORDER_MARK + line(HEADINGS)];
  const subscribers = strapi.db.query(SUBSCRIBER);
  for (let offset = 0; ; offset += AT_ONCE) {
    const entries: Subscriber[] = await subscribers.findMany({
      where: { state: 'confirmed' },
      orderBy: [{ confirmedAt: 'asc' }, { id: 'asc' }],
      limit: AT_ONCE,
      offset,
    });
    for (const { documentId, email, name, confirmedAt } of entries)
      lines.push(
        line([
          email ?? '',
          name ?? '',
          String(confirmedAt ?? ''),
          withdrawalLink(strapi, documentId),
        ]),
      );
    if (entries.length < AT_ONCE) return lines.join('');
  }
};
