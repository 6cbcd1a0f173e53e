import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CMS_DIR } from '../../scripts/cms/cms-dir.mjs';
import { entryOf } from './cms-schemas';

/** The part of the CMS's query allowlist that these tests read. */
type Rows = Readonly<Record<string, { readonly fields: object; readonly populate: object }>>;

// Not a literal path: TypeScript would follow it and then need the packages of cms/.
const { CONTENT_ROWS }: { readonly CONTENT_ROWS: Rows } = await import(
  join(CMS_DIR, 'src/queries/content-rows.ts')
);

/**
 * Tests that the CMS sends every field of a content type that the site reads: the CMS's schema file
 * and its query allowlist must name the field. Without these tests, a renamed field would go
 * unnoticed: the site tolerates a missing field and would only stop showing it.
 *
 * @param name of the content type.
 * @param wire the fields in the site's schema for responses.
 * @param samples values of fields whose format the CMS or the site checks.
 */
export function cmsSends(
  name: string,
  wire: Readonly<Record<string, v.GenericSchema>>,
  samples: Readonly<Record<string, unknown>> = {},
) {
  describe(`fields that the site reads of a ${name}`, () => {
    it.each(Object.entries(wire))('the CMS sends %s in a form that the site accepts', (...read) => {
      const [field, schema] = read;
      const sent = entryOf(name);
      expect(Object.keys(sent), `the CMS has no ${name}.${field}`).toContain(field);
      const value = samples[field] ?? sent[field];
      expect({ [field]: value }).toMatchObject({ [field]: v.parse(schema, value) });
    });

    it.each(Object.keys(wire))('the CMS lets visitors read %s', (field) => {
      const { fields, populate } = CONTENT_ROWS[`api::${name}.${name}`] ?? {};
      expect(Object.keys({ ...fields, ...populate })).toContain(field);
    });
  });
}
