import { describe, expect, it } from 'vitest';
import { previewAddress } from '../cms/src/preview/preview-address';
import { previewOrigin } from '../cms/src/preview/preview-origin';
import { isPreviewToken, newPreviewToken, type Previewed } from '../cms/src/preview/preview-token';

const NOW = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const SECRET = 'a-secret-of-the-cms';
const PRODUCT: Previewed = { type: 'api::product.product', documentId: 'mg5gjubrk49r5b2zs6cda4g8' };

const token = newPreviewToken(PRODUCT, SECRET, NOW);
const isTaken = (one: string, { of = PRODUCT, secret = SECRET, at = NOW } = {}) =>
  isPreviewToken(one, of, secret, at);

describe('a preview token', () => {
  it('a preview token is valid for half an hour and not a second longer', () => {
    expect(isTaken(token)).toBe(true);
    expect(isTaken(token, { at: NOW + 30 * MINUTE - 1 })).toBe(true);
    expect(isTaken(token, { at: NOW + 30 * MINUTE })).toBe(false);
  });

  it('a preview token is valid for one document, one content type and one CMS', () => {
    expect(isTaken(token, { of: { ...PRODUCT, documentId: 'other' } })).toBe(false);
    expect(isTaken(token, { of: { ...PRODUCT, type: 'api::blog.blog' } })).toBe(false);
    expect(isTaken(token, { secret: 'another' })).toBe(false);
  });

  it('a preview token is invalid when any character is changed, removed or added', () => {
    for (let place = 0; place <= token.length; place += 1) {
      const [before, after] = [token.slice(0, place), token.slice(place)];
      const changed = after.startsWith('0') ? '1' : '0';
      expect(isTaken(before + after.slice(1)) && after !== '').toBe(false);
      expect(isTaken(before + changed + after)).toBe(false);
      if (after !== '') expect(isTaken(before + changed + after.slice(1))).toBe(false);
    }
  });

  it.each(['', '.', 'null', `${token}\n`, ` ${token}`, `${token}=`, 'x'.repeat(100_000)])(
    'a preview token is never valid: %.20j',
    (nonsense) => {
      expect(isTaken(nonsense)).toBe(false);
    },
  );
});

describe('the URL of a preview', () => {
  const addressOf = (type: string, entry: { documentId: string; status?: string }) =>
    previewAddress('https://shop.example', type, entry, SECRET, NOW);

  it('the URL of a preview is the page’s URL with a valid token after the #', () => {
    const address = new URL(addressOf(PRODUCT.type, PRODUCT) ?? '');
    expect(address.origin + address.pathname).toBe(
      `https://shop.example/product-detail/${PRODUCT.documentId}`,
    );
    expect(isTaken(address.hash.replace('#preview=', ''))).toBe(true);
  });

  it('the URL of a preview is the page’s URL without a token for published content', () => {
    expect(addressOf('api::blog.blog', { documentId: 'b1', status: 'published' })).toBe(
      'https://shop.example/blog-detail/b1',
    );
  });

  it.each(['api::enquiry.enquiry', 'admin::user', 'constructor', ''])(
    'the URL of a preview is undefined for %j',
    (type) => {
      expect(addressOf(type, { documentId: 'x' })).toBeUndefined();
    },
  );
});

describe('the preview origin', () => {
  const SITES = ['http://localhost:*', ' https://shop.example', 'https://www.shop.example'];

  it('the preview origin is the configured one, or the first site origin that is not a pattern', () => {
    expect(previewOrigin('https://www.shop.example', SITES)).toBe('https://www.shop.example');
    expect(previewOrigin('http://localhost:4173', SITES)).toBe('http://localhost:4173');
    expect(previewOrigin('', SITES)).toBe('https://shop.example');
    expect(previewOrigin('', ['http://localhost:*'])).toBeNull();
  });

  it.each(['https://shop.example/', 'shop.example', 'https://shop.example/x', 'null'])(
    'the preview origin must be an origin, so that %s is rejected before the CMS starts',
    (named) => {
      expect(() => previewOrigin(named, SITES)).toThrow('PREVIEW_ORIGIN must be an origin');
    },
  );

  it('the preview origin must be allowed to read from this CMS', () => {
    expect(() => previewOrigin('https://elsewhere.example', SITES)).toThrow(
      'PREVIEW_ORIGIN must be one of SITE_ORIGINS',
    );
  });
});
