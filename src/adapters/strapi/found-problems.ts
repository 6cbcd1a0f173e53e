import * as v from 'valibot';
import type { ProblemLog } from '../../application/ports/problem-log';

/** A part of a document that could not be read. */
export interface FoundProblem {
  /** The key of the document, such as `product/abc`; `null` for a document without an id. */
  readonly document: string | null;
  /** The title of the document, or else its id. */
  readonly title: string;
  readonly problem: string;
}

const textIn = (value: unknown, name: string): string => {
  const found: unknown = Object(value)[name];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

/** The reason for a problem, with the name of the field if it is known. */
function reasonIn(details: unknown): string {
  const { cause } = Object(Object(details).problem);
  if (!v.isValiError(cause)) return cause instanceof Error ? `: ${cause.message}` : '';
  const [issue] = cause.issues;
  return `: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`;
}

/** Creates a log that collects each distinct problem once. */
export function foundProblems(): ProblemLog & { readonly found: () => readonly FoundProblem[] } {
  const found = new Map<string, FoundProblem>();
  return {
    found: () => [...found.values()],
    report(problem, details) {
      const { item } = Object(details);
      const of = textIn(details, 'of');
      const id = textIn(details, 'documentId') || textIn(item, 'documentId');
      const title = textIn(details, 'title') || textIn(item, 'Title');
      const one = {
        document: id === '' ? null : `${of}/${id}`,
        title: title || id || [of, textIn(item, 'id')].join(' ').trim(),
        problem: `${problem}${reasonIn(details)}`,
      };
      found.set(JSON.stringify(one), one);
    },
  };
}
