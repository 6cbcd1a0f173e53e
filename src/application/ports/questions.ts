import type { Question } from '../../domain/questions/question';

export interface Questions {
  /** Returns all frequently asked questions, unsorted. Rejects with a `ContentError` on failure. */
  all(): Promise<readonly Question[]>;
}
