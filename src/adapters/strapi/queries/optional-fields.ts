import { ContentError } from '../../../application/content-error';
import { refusalIn } from '../wire/refusal';
import { fieldsNamedBy, queryWithoutFields } from './fields-in-query';
import type { ListParameters } from './list-parameters';

/** Thrown when a query names a field that the CMS does not have. */
class FieldMissing extends Error {}

/** Tracks which optional fields of a content type the CMS has. */
export interface OptionalFields {
  isMissing(field: string): boolean;
  /**
   * Sends the query with `put`, without the fields that the CMS is known to lack. If the query
   * names an optional field, call this method inside `learning`.
   */
  ask<T>(query: ListParameters, put: (query: ListParameters) => Promise<T>): Promise<T>;
  /** Runs `read`. Runs it again if one of its queries failed because the CMS lacks a field. */
  learning<T>(read: () => Promise<T>): Promise<T>;
  /** Learns which fields exist from entries that were requested with all their fields. */
  seenIn(entries: readonly unknown[]): void;
}

interface FieldNames {
  /**
   * Fields that every entry contains, at least as `null`. If one is absent, the CMS does not have
   * it.
   */
  readonly plain: readonly string[];
  /** Fields that an entry contains only when the query populates them. */
  readonly populated: readonly string[];
}

/**
 * Strapi's error message for an unknown field: `Invalid key Rating`,
 * `Invalid key blog-body.quote at Body.on.blog-body.quote`.
 */
const INVALID_KEY = /^Invalid key (\S+)(?: at \S+)?$/u;

function keyRefused(failure: unknown): string | undefined {
  if (!(failure instanceof ContentError) || failure.kind !== 'bad-request') return undefined;
  return INVALID_KEY.exec(refusalIn(failure)?.message ?? '')?.[1];
}

/**
 * Learns from the CMS's answers which fields exist, because Strapi rejects a whole query with 400
 * for one unknown field in it.
 */
export function optionalFields({ plain, populated }: FieldNames): OptionalFields {
  const missing = new Set<string>();
  const unsure = new Set([...plain, ...populated]);
  /**
   * For each field that is not yet known to exist: the pending query that names it. The promise
   * resolves when the query has been answered or has failed.
   */
  const pendingChecks = new Map<string, Promise<void>>();

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
      const supported = missing.size === 0 ? query : queryWithoutFields(query, missing);
      const named = fieldsNamedBy(supported, unsure);
      // Only one query at a time may name a field not known to exist. If the field is missing, only
      // that query fails and not every parallel one.
      const pendingCheck = () => named.map((field) => pendingChecks.get(field)).find(Boolean);
      for (let other = pendingCheck(); other !== undefined; other = pendingCheck()) await other;
      if (named.some((field) => missing.has(field))) throw new FieldMissing();

      const answer = answered(put(supported), named);
      const done = () => {
        for (const field of named) pendingChecks.delete(field);
      };
      const over = answer.then(done, done);
      for (const field of named) pendingChecks.set(field, over);
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
      // An object without a title is not an entry.
      if (!fields.has('Title')) return;
      for (const field of plain) if (!fields.has(field)) missing.add(field);
    },
  };
}
