import type { Brand } from '../shared/branded-type';

/** The last part of the page's address, as the owner wrote it: `privacy` for `/legal/privacy`. */
export type LawPageId = Brand<string, 'LawPageId'>;

/** In the order in which lists show them. */
export const LAW_PAGE_KINDS = ['privacy', 'imprint', 'terms', 'delivery-and-returns'] as const;

export type LawPageKind = (typeof LAW_PAGE_KINDS)[number];

/** Small letters and digits, with single hyphens between them, so that no address needs escaping. */
export const LAW_PAGE_ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Maximum lengths in characters, the same as in the CMS. */
export const LAW_PAGE_LIMITS = { Title: 80, address: 60, text: 100_000 } as const;

/** A law page as a link to it needs it. */
export interface LawPageSummary {
  readonly id: LawPageId;
  readonly title: string;
  readonly kind: LawPageKind;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

export interface LawPage extends LawPageSummary {
  /** Markdown; empty when there is none yet. */
  readonly text: string;
  /** Origin of the relative picture and file addresses in the text; this site when absent. */
  readonly mediaBaseUrl?: string;
  /** ISO date, `2026-03-12`; `null` when the owner has not set one. */
  readonly inForceFrom: string | null;
}
