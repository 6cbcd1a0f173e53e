import { isVisible } from '../../../domain/shared/shorten-text';

/** Whether the owner left a field empty. */
export const isEmptyField = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && !isVisible(value)) ||
  (Array.isArray(value) && value.length === 0);
