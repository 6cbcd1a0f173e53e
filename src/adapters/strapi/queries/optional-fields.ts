import type { ListParameters } from './list-parameters';
import { fieldsNamedBy, queryWithoutFields } from './query-fields';
import { refusedField } from './refused-field';

/** Without these an entry is none of ours. */
const REQUIRED = ['documentId', 'Title'];

/** A question named a field that has turned out to be missing. */
class FieldMissing extends Error {}

/** What has turned out about the fields that one content type of a CMS may or may not have. */
export interface OptionalFields {
  isMissing(field: string): boolean;
  /** Puts a question without the fields known to be missing. Only within `learning`. */
  ask<T>(query: ListParameters, put: (query: ListParameters) => Promise<T>): Promise<T>;
  /** Does something that asks, and does it anew when a field turned out to be missing on the way. */
  learning<T>(read: () => Promise<T>): Promise<T>;
  /** Learns from entries that came whole. */
  seenIn(entries: readonly unknown[]): void;
}

const isEntry = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && REQUIRED.every((field) => field in value);

/**
 * Strapi answers 400 to a whole question for one name in it that it does not know. The `plain`
 * fields it sends with every entry, be it as `null`: where they are missing, it has none.
 */
export function optionalFields(plain: readonly string[]): OptionalFields {
  const present = new Set(REQUIRED);
  const missing = new Set<string>();
  /** When the question that names the field now will have been answered. */
  const inQuestion = new Map<string, Promise<void>>();

  async function answered<T>(answer: Promise<T>, unsure: readonly string[]): Promise<T> {
    try {
      const given = await answer;
      for (const field of unsure) present.add(field);
      return given;
    } catch (failure) {
      const field = refusedField(failure, unsure);
      if (field === null) throw failure;
      missing.add(field);
      throw new FieldMissing(field, { cause: failure });
    }
  }

  return {
    isMissing: (field) => missing.has(field),
    async ask(query, put) {
      const known = queryWithoutFields(query, missing);
      const unsure = fieldsNamedBy(known).filter((field) => !present.has(field));
      // Of several questions about a field that may be missing, one fails, and the others know.
      const underWay = () => unsure.map((field) => inQuestion.get(field)).find(Boolean);
      for (let other = underWay(); other !== undefined; other = underWay()) await other;
      if (unsure.some((field) => missing.has(field))) throw new FieldMissing();

      const answer = answered(put(known), unsure);
      const done = () => {
        for (const field of unsure) inQuestion.delete(field);
      };
      const over = answer.then(done, done);
      for (const field of unsure) inQuestion.set(field, over);
      return answer;
    },
    async learning(read) {
      for (;;) {
        try {
          return await read();
        } catch (error) {
          if (!(error instanceof FieldMissing)) throw error;
        }
      }
    },
    seenIn(entries) {
      const fields = new Set(entries.filter(isEntry).flatMap(Object.keys));
      if (fields.size === 0) return;
      for (const field of fields) present.add(field);
      for (const field of plain) if (!fields.has(field)) missing.add(field);
    },
  };
}
