import type { Core } from '@strapi/strapi';
import type { Content } from './version-content';

const UID = 'strapi::api-version';
const TABLE = 'api_versions';

/**
 * The table of versions. Registered as a database model, as Strapi registers its own content
 * history, and not as a content type, because it needs no routes, rights, forms or drafts.
 */
const MODEL = {
  uid: UID,
  tableName: TABLE,
  singularName: 'api-version',
  attributes: {
    id: { type: 'increments' },
    type: { type: 'string', column: { notNullable: true } },
    document: { type: 'string', column: { notNullable: true } },
    locale: { type: 'string' },
    title: { type: 'string' },
    content: { type: 'json' },
    size: { type: 'integer' },
    isDraft: { type: 'boolean' },
    isDeleted: { type: 'boolean' },
    changedAt: { type: 'datetime' },
    changedBy: { type: 'string' },
    storedAt: { type: 'datetime' },
    storedBy: { type: 'string' },
    documentCreatedAt: { type: 'datetime' },
    creator: { type: 'integer' },
  },
  indexes: [
    { name: 'api_versions_document', columns: ['type', 'document'], type: null },
    { name: 'api_versions_deleted', columns: ['is_deleted', 'stored_at'], type: null },
  ],
};

/** A row of the table of versions. */
export interface Version {
  readonly id: number;
  /** The uid of the content type. */
  readonly type: string;
  /**
   * The documentId; empty for a single type, whose documentId changes if its entry is created
   * again.
   */
  readonly document: string;
  readonly locale: string | null;
  /** The heading of the entry in the panel; empty if it has none. */
  readonly title: string;
  readonly content: Content;
  /** Length of the content as JSON, in characters. */
  readonly size: number;
  /** Whether the content was a draft, so that visitors have never seen it. */
  readonly isDraft: boolean;
  /** Whether the content is that of a deleted document that has not been restored. */
  readonly isDeleted: boolean;
  /** When the content was published, or saved if it is a draft or its type has no drafts. */
  readonly changedAt: string;
  /** The name of the administrator who last changed the content; null if a program did. */
  readonly changedBy: string | null;
  /** When the content was replaced or deleted. */
  readonly storedAt: string;
  /** The name of the administrator who replaced or deleted the content; null if a program did. */
  readonly storedBy: string | null;
  readonly documentCreatedAt: string;
  /** The id of the administrator who created the document, which rights may depend on. */
  readonly creator: number | null;
}

/** Adds the table to the database. Must be called in `register`. */
export const addVersionModel = (strapi: Core.Strapi) => strapi.get('models').add(MODEL);

interface Versions {
  create(query: { data: Omit<Version, 'id'> }): Promise<Version>;
  findOne(query: object): Promise<Version | null>;
  findMany(query: object): Promise<Version[]>;
  updateMany(query: { where: object; data: Partial<Version> }): Promise<unknown>;
  deleteMany(query: { where: object }): Promise<{ count: number }>;
}

/**
 * Returns Strapi's query API for the table of versions. The cast is necessary because Strapi's
 * types know only the tables of content types.
 */
export const versionsIn = (strapi: Core.Strapi): Versions => strapi.db.query(UID as never);

type Transaction = Parameters<ReturnType<Core.Strapi['db']['getConnection']>['transacting']>[0];

/**
 * Locks rows until the transaction ends, so that two processes do not change the same document at
 * the same time. SQLite needs no lock: it runs one transaction at a time.
 */
export const lockRows = async (
  strapi: Core.Strapi,
  trx: Transaction,
  table: string,
  where: object,
) => {
  if (strapi.db.dialect.client !== 'postgres') return;
  await strapi.db
    .getConnection(table)
    .where(where)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .transacting(trx);
};

export const lockVersion = (strapi: Core.Strapi, trx: Transaction, id: number) =>
  lockRows(strapi, trx, TABLE, { id });
