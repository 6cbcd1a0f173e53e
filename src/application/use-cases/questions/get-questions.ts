import type { QuestionGroup } from '../../../domain/questions/question';
import { questionsInGroups } from '../../../domain/questions/questions-in-groups';
import type { Questions } from '../../ports/questions';

/** Returns the frequently asked questions, in their groups. */
export const getQuestions = (questions: Questions) => async (): Promise<readonly QuestionGroup[]> =>
  questionsInGroups(await questions.all());
