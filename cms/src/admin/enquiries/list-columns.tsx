import { Badge, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { ENQUIRY, type Enquiry } from './enquiry';

const LENGTH = 40;
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface Header {
  readonly name: string;
}
interface List {
  readonly displayedHeaders: readonly Header[];
}

const beginning = (text: string) =>
  text.length > LENGTH ? `${text.slice(0, LENGTH).trimEnd()}…` : text;

const aboutOf = ({ productTitle, message }: Enquiry) =>
  productTitle || beginning((message ?? '').replace(/\s+/gu, ' ')) || '–';

const text = (content: ReactNode) => <Typography textColor="neutral800">{content}</Typography>;

/**
 * Cells of the list, by field. Strapi makes the first other cell with a value the link to the
 * entry, which is the name, or the e-mail address of a newsletter entry.
 */
const CELLS: Readonly<Record<string, (entry: Enquiry) => ReactNode>> = {
  createdAt: ({ createdAt }) => text(MOMENT.format(new Date(createdAt))),
  kind: ({ kind }) => text(kind),
  productTitle: (entry) => text(aboutOf(entry)),
  state: ({ state }) => <Badge active={state === 'new'}>{state}</Badge>,
};

/** Shows a short date, what an enquiry is about, and its status so that all columns fit. */
export const listColumns = <Given extends List>(list: Given): Given =>
  window.location.pathname.includes(ENQUIRY)
    ? {
        ...list,
        displayedHeaders: list.displayedHeaders.map((header) => ({
          ...header,
          ...(CELLS[header.name] && { cellFormatter: CELLS[header.name] }),
        })),
      }
    : list;
