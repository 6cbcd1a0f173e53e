import type { Core } from '@strapi/strapi';

const TEXTS = ['string', 'text', 'jsonb'];

export interface TextColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Returns every column of the database that can contain text, by table. */
export const textColumns = async (strapi: Core.Strapi): Promise<readonly TextColumns[]> => {
  const { tables } = await strapi.db.dialect.schemaInspector.getSchema();
  return tables.map(({ name, columns }) => ({
    table: name,
    columns: columns.filter(({ type }) => TEXTS.includes(type)).map((column) => column.name),
  }));
};
