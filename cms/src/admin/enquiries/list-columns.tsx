import { Badge, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { ENQUIRY, type Enquiry } from './enquiry';
import { enquiryTopic } from './enquiry-topic';
import { formatMoment } from './format-moment';

interface Header {
  readonly name: string;
}
interface List {
  readonly displayedHeaders: readonly Header[];
}

const text = (content: ReactNode) => <Typography textColor="neutral800">{content}</Typography>;

/**
 * Renderers of the list's cells, by field. The name and the e-mail address have no renderer: Strapi
 * turns the first cell that has a value and no renderer into the link to the entry.
 */
const CELLS: Readonly<Record<string, (entry: Enquiry) => ReactNode>> = {
  createdAt: ({ createdAt }) => text(formatMoment(createdAt)),
  kind: ({ kind }) => text(kind),
  productTitle: (entry) => text(enquiryTopic(entry)),
  state: ({ state }) => <Badge active={state === 'new'}>{state}</Badge>,
};

/**
 * Adds the renderers to the columns of the enquiry list. The cells are short, so that all columns
 * fit.
 */
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
