import { ContentError } from '../../../application/content-error';
import * as failures from '../../content/notices/failures';

/** The message that a visitor sees for an error. Never the message of a browser or a library. */
export const failureWords = (error: unknown): string =>
  error instanceof ContentError ? error.message : failures.unforeseen;
