const isPostgres = (database) => database.client.config.client === 'pg';

const columnsOf = async (database) => {
  if (isPostgres(database)) {
    const { rows } = await database.raw(
      "select table_name as t, column_name as c from information_schema.columns where table_schema = 'public'",
    );
    return rows;
  }
  return database.raw(
    "select m.name as t, p.name as c from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table'",
  );
};

/**
 * Searches every column of every table that the database itself lists. Returns the values that
 * contain `text` in any case, as `{ table, column, value }`.
 */
export const rowsWith = async (database, text) => {
  const found = [];
  for (const { t: table, c: column } of await columnsOf(database)) {
    const rows = await database(table).select({ value: column }).whereNotNull(column);
    for (const { value } of rows) {
      const written = value instanceof Date ? value.toISOString() : JSON.stringify(value);
      if (written.toLowerCase().includes(text.toLowerCase())) found.push({ table, column, value });
    }
  }
  return found;
};
