import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const HOST = 'https://cms.example.com';
const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .slice(1);
  }
  return [];
};

describe('the configuration', () => {
  it.each([{}, { VITE_CATALOGUE: '' }, { VITE_CATALOGUE: 'memory' }, { VITE_API_HOST: HOST }])(
    'the configuration selects the in-memory catalogue by default: %j',
    (env) => {
      expect(readConfig(env)).toEqual({
        siteUrl: null,
        hasServiceWorker: true,
        catalogue: 'memory',
      });
    },
  );

  it('the configuration selects a Strapi with its host, and a token when there is one', () => {
    const env = { VITE_CATALOGUE: 'strapi', VITE_API_HOST: HOST };
    const common = { siteUrl: null, hasServiceWorker: true };
    const strapi = { host: HOST, token: '' };
    expect(readConfig(env)).toEqual({ ...common, catalogue: 'strapi', strapi });
    expect(readConfig({ ...env, VITE_API_TOKEN: '' })).toEqual({
      ...common,
      catalogue: 'strapi',
      strapi,
    });
    expect(readConfig({ ...env, VITE_API_TOKEN: 'a1B2-._~+/=' })).toMatchObject({
      strapi: { token: 'a1B2-._~+/=' },
    });
  });

  it.each(['http://127.0.0.1:1337', 'https://example.com/cms'])(
    'the configuration accepts the host %s',
    (host) => {
      const env = { VITE_CATALOGUE: 'strapi', VITE_API_HOST: host };
      expect(readConfig(env)).toMatchObject({ strapi: { host } });
    },
  );

  it('the configuration ignores other variables', () => {
    expect(readConfig({ MODE: 'production', VITE_OTHER: 'x', BASE_URL: '/' })).toEqual({
      siteUrl: null,
      hasServiceWorker: true,
      catalogue: 'memory',
    });
  });

  it.each([
    ['', true],
    ['true', true],
    ['false', false],
  ])(
    'the configuration enables the service worker unless it is disabled: "%s"',
    (value, hasServiceWorker) => {
      expect(readConfig({ VITE_SERVICE_WORKER: value })).toMatchObject({ hasServiceWorker });
    },
  );
});

describe('the site URL', () => {
  it.each(['https://www.example.com', 'http://127.0.0.1:4173'])(
    'the site URL accepts an origin: %s',
    (siteUrl) => {
      expect(readConfig({ VITE_SITE_URL: siteUrl })).toMatchObject({ siteUrl });
    },
  );

  it.each(['https://www.example.com/', 'https://example.com/shop', 'https://Example.com'])(
    'the site URL rejects anything but an origin: %s',
    (url) => {
      expect(problemsOf({ VITE_SITE_URL: url })).toEqual([
        '  VITE_SITE_URL must be an origin: no path, no slash at the end, in small letters',
      ]);
    },
  );
});

describe('an invalid variable', () => {
  it.each([
    ['VITE_CATALOGUE', 'sqlite', 'must be memory or strapi'],
    ['VITE_API_HOST', 'ftp://cms.example.com', 'must start with http:// or https://'],
    ['VITE_API_HOST', `${HOST}/`, 'must not end with a slash'],
    ['VITE_API_HOST', `${HOST}/api`, 'must not end with /api: the site adds it'],
    ['VITE_API_HOST', `${HOST} `, 'must not hold spaces'],
    ['VITE_API_TOKEN', 'two words', 'must not hold spaces or letters that a header cannot carry'],
    ['VITE_API_TOKEN', 'schlüssel', 'must not hold spaces or letters that a header cannot carry'],
    ['VITE_DEV_TOOLS', 'yes', 'must be true or false'],
    ['VITE_SERVICE_WORKER', 'no', 'must be true or false'],
  ])('an invalid variable is reported with its problem: %s=%s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([`  ${name} ${problem}`]);
  });

  it('an invalid variable is reported with all its problems', () => {
    expect(problemsOf({ VITE_API_HOST: 'cms/' })).toEqual([
      '  VITE_API_HOST must be an address such as https://cms.example.com',
      '  VITE_API_HOST must start with http:// or https://',
      '  VITE_API_HOST must not end with a slash',
    ]);
  });

  it('the report of invalid variables includes a missing host when the catalogue is a Strapi', () => {
    const missing = ['  VITE_API_HOST must be given when VITE_CATALOGUE is strapi'];
    expect(problemsOf({ VITE_CATALOGUE: 'strapi' })).toEqual(missing);
    expect(problemsOf({ VITE_CATALOGUE: 'strapi', VITE_API_HOST: '' })).toEqual(missing);
  });

  it('an invalid variable is reported together with every other one', () => {
    const all = {
      VITE_CATALOGUE: 'x',
      VITE_API_HOST: 'y',
      VITE_API_TOKEN: ' ',
      VITE_DEV_TOOLS: 'z',
    };
    const named = problemsOf(all).map((line) => line.trim().split(' ')[0]);
    expect([...new Set(named)]).toEqual(Object.keys(all));
    const some = { VITE_CATALOGUE: 'strapi', VITE_API_TOKEN: 'a b', VITE_DEV_TOOLS: 'z' };
    const names = problemsOf(some).map((line) => line.trim().split(' ')[0]);
    expect(names.sort()).toEqual(['VITE_API_HOST', 'VITE_API_TOKEN', 'VITE_DEV_TOOLS']);
  });
});
