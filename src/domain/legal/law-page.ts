import type { Brand } from '../shared/branded-type';

/** The last part of the page's address, as the owner wrote it: `privacy` for `/legal/privacy`. */
export type LawPageId = Brand<string, 'LawPageId'>;

/** The kinds of law pages, in the order in which lists show them. */
export const LAW_PAGE_KINDS = ['privacy', 'imprint', 'terms', 'delivery-and-returns'] as const;

export type LawPageKind = (typeof LAW_PAGE_KINDS)[number];

/** Lower-case letters and digits with single hyphens, so that a URL needs no escaping. */
export const LAW_PAGE_ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Maximum lengths in characters, the same as in the CMS. */
export const LAW_PAGE_LIMITS = { Title: 80, address: 60, text: 100_000 } as const;

/** A law page without its text, for lists and links. */
export interface LawPageSummary {
  readonly id: LawPageId;
  readonly title: string;
  readonly kind: LawPageKind;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

export interface LawPage extends LawPageSummary {
  /** Markdown; empty when the owner has not written it yet. */
  readonly text: string;
  /** Origin of the relative picture and file addresses in the text; this site when absent. */
  readonly mediaBaseUrl?: string;
  /** ISO date, `2026-03-12`; `null` when the owner has not set one. */
  readonly inForceFrom: string | null;
}
