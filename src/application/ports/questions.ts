import type { Question } from '../../domain/questions/question';

export interface Questions {
  /** Returns all frequent questions, unsorted. Rejects with a `ContentError` on failure. */
  all(): Promise<readonly Question[]>;
}
