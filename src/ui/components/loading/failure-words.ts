import { ContentError } from '../../../application/content-error';
import * as failures from '../../content/notices/failures';

/** What a visitor is told of a failure: never what a browser or a library says of itself. */
export const failureWords = (error: unknown): string =>
  error instanceof ContentError ? error.message : failures.unforeseen;
