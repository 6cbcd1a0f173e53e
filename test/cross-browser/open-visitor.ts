import { afterAll, beforeAll } from 'vitest';
import type { Engine, EngineName } from './engine';
import { puppeteerEngine } from './puppeteer-engine';
import { type ServedSite, serveProbed } from './served-site';
import { type Visitor, visitorOf } from './visitor';
import { webKitEngine } from './webkit-engine';

const ENGINE = process.env['ENGINE'] as EngineName;
const SITE = process.env['SITE_DIR'] ?? '';

const openEngine = (): Promise<Engine> =>
  ENGINE === 'webkit' ? webKitEngine() : puppeteerEngine(ENGINE);

/**
 * Serves a site and opens the browser that the environment variable ENGINE names, once before the
 * tests of a file. Returns a function that returns the visitor and the site.
 * @param siteDir the folder of the site's build, which must exist before the first test.
 */
export function aVisitor(siteDir = SITE) {
  let opened: { readonly visitor: Visitor; readonly site: ServedSite } | undefined;
  beforeAll(async () => {
    const site = await serveProbed(siteDir);
    const engine = await openEngine();
    opened = { visitor: visitorOf(engine, site), site };
  });
  afterAll(async () => {
    await opened?.visitor.engine.close();
    await opened?.site.stop();
  });
  return () => {
    if (opened === undefined) throw new Error('The engine has not been opened');
    return opened;
  };
}
