import type { Question } from '../../domain/questions/question';

export interface Questions {
  /** The frequent questions, in any order. Rejects with a `ContentError`. */
  all(): Promise<readonly Question[]>;
}
