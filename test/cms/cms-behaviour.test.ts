import { describe, expect, it } from 'vitest';
import { ask, EDITOR, SITE, VISITOR } from './cms-under-test';
import { makeProduct } from './create-content';

const READERS = [
  { who: 'a visitor', as: VISITOR },
  { who: 'the site token', as: SITE },
];

describe('rights', () => {
  it('rights of everyone include the health check', async () => {
    expect((await ask('/_health')).status).toBe(204);
  });

  it.each([
    ['POST', '/api/auth/local'],
    ['POST', '/api/auth/local/register'],
    ['POST', '/api/auth/forgot-password'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/send-email-confirmation'],
    ['POST', '/api/auth/refresh'],
    ['GET', '/api/auth/email-confirmation?confirmation=x'],
    ['GET', '/api/auth/google/callback'],
    ['GET', '/api/connect/google'],
  ])('the rights of a caller exclude the account route %s %s', async (method, path) => {
    const account = { identifier: 'ayaan', email: 'ayaan@example.com', password: 'Frankincense-5' };
    const body = method === 'POST' ? { body: JSON.stringify(account) } : {};
    expect((await ask(path, { method, ...body })).status).toBe(403);
  });

  describe.each(READERS)('of $who', ({ as }) => {
    it.each(['/api/products', '/api/blogs'])(
      'the rights of a caller include reading %s',
      async (path) => {
        expect((await ask(path, { as })).status).toBe(200);
      },
    );

    it.each([
      '/api/users',
      '/api/users/1',
      '/api/enquiries',
      '/api/enquiries/x',
      '/api/upload/files',
    ])('the rights of a caller exclude reading %s', async (path) => {
      expect((await ask(path, { as })).status).toBe(403);
    });

    it('the rights of a caller exclude every write but an enquiry', async () => {
      const id = await makeProduct({ Title: 'Sacra', Price: 20 });
      const data = { Title: 'Changed', Price: 1 };
      for (const type of ['products', 'blogs']) {
        expect((await ask(`/api/${type}`, { as, data })).status).toBe(403);
        expect((await ask(`/api/${type}/${id}`, { as, data, method: 'PUT' })).status).toBe(403);
        expect((await ask(`/api/${type}/${id}`, { as, method: 'DELETE' })).status).toBe(403);
      }
      expect((await ask(`/api/enquiries/${id}`, { as, data, method: 'PUT' })).status).toBe(403);
      expect((await ask(`/api/enquiries/${id}`, { as, method: 'DELETE' })).status).toBe(403);
      expect((await ask('/api/upload', { as, body: new FormData() })).status).toBe(403);
      expect((await ask(`/api/products/${id}`)).body).toMatchObject({ data: { Title: 'Sacra' } });
    });
  });
});

describe('the API', () => {
  it('the API answers 400 to an unknown filter and names it', async () => {
    const { status, body } = await ask('/api/products?filters[Nope][$eq]=1');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Invalid key Nope' },
    });
  });

  it('the API answers 400 to an unknown parameter', async () => {
    expect((await ask('/api/products?utm_source=x')).status).toBe(400);
  });

  it('the API answers 401 to an unknown token', async () => {
    const { status, body } = await ask('/api/products', {
      as: { Authorization: 'Bearer undefined' },
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: { name: 'UnauthorizedError' } });
  });

  it('the API answers 404 to an unknown id', async () => {
    const { status, body } = await ask('/api/products/nothing-has-this-id');
    expect(status).toBe(404);
    expect(body).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    });
  });

  it('the API answers 405 in plain text to a method that no route has', async () => {
    const { status, headers, body } = await ask('/api/products', { method: 'DELETE' });
    expect(status).toBe(405);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toBe('Method Not Allowed');
  });

  it('the API lists every invalid field of a product', async () => {
    const { status, body } = await ask('/api/products', {
      as: EDITOR,
      data: { Title: 'Sacra', Price: 1, Rating: 7, Volume: 'Five ml' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        message: '2 errors occurred',
        details: { errors: [{ path: ['Rating'] }, { path: ['Volume'] }] },
      },
    });
  });

  it('the API answers 400 to a product without a title', async () => {
    expect((await ask('/api/products', { as: EDITOR, data: { Title: '', Price: 1 } })).status).toBe(
      400,
    );
  });
});
