import { ContentError } from '../../application/content-error';

/** Rejects a write. The body names the invalid fields in the format of the CMS. */
export function refuse(fields: readonly string[]): never {
  const errors = fields.map((field) => ({ path: [field], message: `${field} is not valid` }));
  const message = `Not valid: ${fields.join(', ')}`;
  throw new ContentError('bad-request', {
    status: 400,
    statusText: 'Bad Request',
    body: JSON.stringify({ error: { status: 400, message, details: { errors } } }),
  });
}
