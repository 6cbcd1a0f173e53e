import { describe, expect, it } from 'vitest';
import { ContentError, isAborted } from './content-error';

describe('a content error', () => {
  it.each([
    ['bad-request', 'Bad Request'],
    ['unauthorized', 'Unauthorized'],
    ['forbidden', 'Forbidden'],
    ['not-found', 'Not Found'],
    ['internal-server-error', 'Internal Server Error'],
    ['bad-gateway', 'Bad Gateway'],
    ['service-unavailable', 'Service Unavailable'],
    ['generic', 'Generic Error'],
    ['aborted', 'Request aborted'],
    ['network', 'Network Error'],
    ['timeout', 'Request timed out'],
    ['malformed', 'Malformed answer'],
  ] as const)('a content error of kind %s says "%s"', (kind, message) => {
    const error = new ContentError(kind);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'ContentError', kind, message });
  });

  it('a content error holds the response and the cause', () => {
    const cause = new TypeError('fetch failed');
    const answer = { status: 418, statusText: "I'm a teapot", body: 'short and stout' };
    expect(new ContentError('generic', { ...answer, cause })).toMatchObject({ ...answer, cause });
  });

  it('a content error holds null for unknown details', () => {
    expect(new ContentError('network')).toMatchObject({
      status: null,
      statusText: null,
      body: null,
    });
  });
});

describe('isAborted', () => {
  it('isAborted is true for an aborted request only', () => {
    expect(isAborted(new ContentError('aborted'))).toBe(true);
    expect(isAborted(new ContentError('network'))).toBe(false);
    expect(isAborted(new DOMException('Aborted', 'AbortError'))).toBe(false);
    expect(isAborted(null)).toBe(false);
  });
});
