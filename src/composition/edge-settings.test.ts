import { describe, expect, it } from 'vitest';
import { readEdgeSettings } from './edge-settings';

const API_HOST = 'https://cms.example.com';
const PURGE_SECRET = 'a secret of sixteen and more';

describe('the settings of an edge site', () => {
  it('the settings of an edge site hold the CMS address and the purge secret; the token is optional', () => {
    expect(readEdgeSettings({ API_HOST, PURGE_SECRET, PAGES: {} })).toEqual({
      strapi: { host: API_HOST, token: '' },
      purgeSecret: PURGE_SECRET,
    });
  });

  it('the settings of an edge site are rejected with all problems and without revealing a secret', () => {
    const wrong = { API_HOST: `${API_HOST}/`, API_TOKEN: 'a b', PURGE_SECRET: 'short' };
    expect(() => readEdgeSettings(wrong)).toThrow(
      /API_HOST must not end.*\n.*API_TOKEN must not.*\n.*PURGE_SECRET must have/u,
    );
    expect(() => readEdgeSettings(wrong)).not.toThrow(/short|a b/u);
    expect(() => readEdgeSettings({})).toThrow(/API_HOST.*\n.*PURGE_SECRET/u);
  });
});
