import { ContentError } from '../../../application/content-error';
import { refusalIn } from '../wire/refusal';
import type { ListParameters } from './list-parameters';
import { fieldsNamedBy, queryWithoutFields } from './query-fields';

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

interface FieldNames {
  /** Come with every entry, be it as `null`: where they do not, the CMS has none. */
  readonly plain: readonly string[];
  /** Come only when they are asked for. */
  readonly populated: readonly string[];
}

/** `Invalid key Rating`, `Invalid key blog-body.quote at Body.on.blog-body.quote`. */
const INVALID_KEY = /^Invalid key (\S+)(?: at \S+)?$/u;

function keyRefused(failure: unknown): string | undefined {
  if (!(failure instanceof ContentError) || failure.kind !== 'bad-request') return undefined;
  return INVALID_KEY.exec(refusalIn(failure)?.message ?? '')?.[1];
}

/** Strapi answers 400 to a whole question for one name in it that it does not know. */
export function optionalFields({ plain, populated }: FieldNames): OptionalFields {
  const missing = new Set<string>();
  const unsure = new Set([...plain, ...populated]);
  /** When the question that names the field now will have been answered. */
  const inQuestion = new Map<string, Promise<void>>();

  async function answered<T>(answer: Promise<T>, named: readonly string[]): Promise<T> {
    try {
      const given = await answer;
      for (const field of named) unsure.delete(field);
      return given;
    } catch (failure) {
      const key = keyRefused(failure);
      if (key === undefined || !named.includes(key)) throw failure;
      missing.add(key);
      throw new FieldMissing(key, { cause: failure });
    }
  }

  return {
    isMissing: (field) => missing.has(field),
    async ask(query, put) {
      const known = missing.size === 0 ? query : queryWithoutFields(query, missing);
      const named = fieldsNamedBy(known, unsure);
      // Of several questions about a field that may be missing, one fails, and the others know.
      const underWay = () => named.map((field) => inQuestion.get(field)).find(Boolean);
      for (let other = underWay(); other !== undefined; other = underWay()) await other;
      if (named.some((field) => missing.has(field))) throw new FieldMissing();

      const answer = answered(put(known), named);
      const done = () => {
        for (const field of named) inQuestion.delete(field);
      };
      const over = answer.then(done, done);
      for (const field of named) inQuestion.set(field, over);
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
      const fields = new Set(entries.flatMap((entry) => Object.keys(entry ?? {})));
      for (const field of fields) unsure.delete(field);
      // An entry without a title is no entry.
      if (!fields.has('Title')) return;
      for (const field of plain) if (!fields.has(field)) missing.add(field);
    },
  };
}
