// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { aBatch } from '../../builders/a-batch';
import { aBatchWire } from '../../builders/a-batch-wire';
import { aPdf } from '../../builders/a-pdf';
import { aPublisher } from './a-publisher';

type Entry = Record<string, unknown>;

const NUMBER = 'SN-2026-014';
/** The site's copy of the document of the batch. */
const PDF = `batch/${NUMBER}/${NUMBER}-analysis.pdf`;

describe('a publication', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  let product: Entry;
  /** A post that no product page shows. */
  let other: Entry;
  const batch: Entry = {
    ...aBatchWire(aBatch({ id: NUMBER })),
    documents: [
      {
        kind: 'analysis',
        names: NUMBER,
        examined: 'this batch',
        file: { url: '/uploads/analysis.pdf', ext: '.pdf', size: 1 },
      },
    ],
  };
  const addressOf = (entry: Entry) => `product-detail/${entry['documentId']}`;
  const shows = (entry: Entry, text: string) => () => site.page(addressOf(entry)).includes(text);

  /**
   * Delays the CMS's response with this post. Until the response, the publisher can render only
   * pages that do not need the post.
   */
  function holdBack(entry: Entry) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let noteRequest = () => {};
    const requested = new Promise<void>((resolve) => {
      noteRequest = resolve;
    });
    site.cms.before = (url) => {
      if (!url.startsWith(`/api/blogs/${entry['documentId']}`)) return;
      noteRequest();
      return held;
    };
    return {
      requested,
      release() {
        site.cms.before = () => {};
        release();
      },
    };
  }

  beforeAll(async () => {
    site = await aPublisher();
    product = site.cms.products[0] as Entry;
    other = site.cms.blogs.at(-1) as Entry;
    site.cms.batches.push(batch);
    site.cms.uploads.set('/uploads/analysis.pdf', aPdf());
    await site.start();
    await site.until(() => site.has(addressOf(product)));
    await site.says('Now: idle');
  });
  afterAll(() => site.end());

  it('a publication serves the changed pages before the whole site is rendered', async () => {
    const answer = holdBack(other);
    await site.edit(product, { Title: 'Served at once' });
    await answer.requested;
    expect(shows(product, 'Served at once')()).toBe(true);
    expect(site.page('product')).toContain('Served at once');
    expect(site.file('product-index.json')).toContain('Served at once');
    expect(site.file('sitemap.xml')).not.toContain(`${product['updatedAt']}`);
    answer.release();
    await site.says('Now: idle');
    expect(site.file('sitemap.xml')).toContain(`${product['updatedAt']}`);
    expect(await site.status()).toContain('with the changed pages, after');
  });

  it('a publication copies the PDF of a batch to the site, and the page of the batch links to the copy', () => {
    expect(readFileSync(join(site.sites, 'current', PDF)).equals(aPdf())).toBe(true);
    expect(site.page(`batch/${NUMBER}`)).toContain(`href="/${PDF}"`);
  });

  it('a publication serves the recall of a batch before the whole site is rendered, and removes its PDF', async () => {
    const post = holdBack(other);
    Object.assign(batch, {
      state: 'recalled',
      recallNotice: 'Do not use this oil.',
      documents: [],
      updatedAt: new Date().toISOString(),
    });
    await site.sendEvent('entry.publish', batch, 'batch');
    await post.requested;
    expect(site.page(`batch/${NUMBER}`)).toContain('Do not use this oil.');
    post.release();
    await site.until(() => !existsSync(join(site.sites, 'current', PDF)));
    await site.says('Now: idle');
  });

  it('a publication serves the page that shows a new question before the whole site is rendered', async () => {
    const { answer } = site.cms;
    const question = { documentId: 'q1', question: 'Asked today?', answer: 'Yes.' };
    site.cms.answer = (url) =>
      url.startsWith('/api/questions')
        ? { status: 200, body: { data: [question], meta: {} } }
        : answer(url);
    const post = holdBack(other);
    await site.sendEvent('entry.publish', question, 'question');
    await post.requested;
    expect(site.page('faq').includes('Asked today?')).toBe(true);
    post.release();
    await site.says('Now: idle');
  });

  it('a publication serves the page whose texts changed before the whole site is rendered', async () => {
    const { answer } = site.cms;
    site.cms.answer = (url) =>
      url.startsWith('/api/about')
        ? { status: 200, body: { data: { documentId: 'a1', closingHeading: 'Reworded' } } }
        : answer(url);
    const post = holdBack(other);
    await site.sendEvent('entry.publish', { documentId: 'a1' }, 'about');
    await post.requested;
    expect(site.page('about').includes('Reworded')).toBe(true);
    post.release();
    await site.says('Now: idle');
  });

  it('a publication is interrupted by a newer edit, whose pages are served at once too', async () => {
    const answer = holdBack(other);
    await site.edit(product, { Title: 'First edit' });
    await answer.requested;
    await site.edit(product, { Title: 'Second edit' });
    await site.until(shows(product, 'Second edit'));
    answer.release();
    await site.says('Now: idle');
    expect(await site.status()).toContain('The whole site follows after a newer edit.');
    expect(shows(product, 'Second edit')()).toBe(true);
  });

  it('a publication leaves one release, so that a rollback goes back before the edit', async () => {
    await site.edit(product, { Title: 'Before the mistake' });
    await site.until(shows(product, 'Before the mistake'));
    await site.says('Now: idle');
    await site.edit(product, { Title: 'The mistake' });
    await site.until(shows(product, 'The mistake'));
    await site.says('Now: idle');
    await site.command('rollback');
    expect(shows(product, 'Before the mistake')()).toBe(true);
    await site.command('resume');
    await site.until(shows(product, 'The mistake'));
    await site.says('Now: idle');
  });

  it('a publication does nothing for a saved draft and for an enquiry of a visitor', async () => {
    const asked = site.cms.asked.length;
    await site.sendEvent('entry.update', { ...product, publishedAt: null });
    await site.sendEvent('entry.create', { documentId: 'a' }, 'enquiry');
    expect(await site.status()).toContain('Now: idle');
    expect(site.cms.asked).toHaveLength(asked);
  });

  it('a publication ends with a site that equals a build from scratch, after edits of all kinds', async () => {
    const settled = async () => {
      await site.says('Now: idle');
    };
    const [, second, third] = site.cms.products as [Entry, Entry, Entry];
    const [post] = site.cms.blogs as [Entry];
    await site.edit(second, { Price: 71.5, Rating: 5 });
    await site.until(shows(second, '$71.50'));
    await site.edit(third, { Title: `${second['Title']}` });
    await settled();
    Object.assign(post, { Title: 'A renamed post', updatedAt: new Date().toISOString() });
    await site.sendEvent('entry.update', post, 'blog');
    const added = {
      ...product,
      documentId: 'added',
      Title: 'An added oil',
      updatedAt: new Date().toISOString(),
    };
    site.cms.products.push(added);
    await site.sendEvent('entry.publish', added);
    await site.until(() => site.has('product-detail/added'));
    const [gone] = site.cms.products.splice(4, 1) as [Entry];
    await site.sendEvent('entry.unpublish', gone);
    await site.until(() => !site.has(addressOf(gone)));
    site.cms.products.reverse();
    await site.sendEvent('entry.update', { documentId: 'the-order' }, 'order');
    await settled();

    const scratch = mkdtempSync(join(tmpdir(), 'scratch-'));
    const folder = join(scratch, 'site');
    await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--out-dir', folder], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', ...site.settings() },
    });
    const served = join(site.sites, 'current');
    const text = (file: string) =>
      readFileSync(file, 'latin1').replaceAll(/"readAt":\d+/gu, '"readAt":0');
    const filesIn = (place: string) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => !/[.](?:br|gz)$/u.test(name) && statSync(join(place, name)).isFile())
        .sort();
    expect(filesIn(served)).toEqual(filesIn(folder));
    const different = filesIn(folder).filter(
      (name) => text(join(served, name)) !== text(join(folder, name)),
    );
    expect(different).toEqual([]);
    rmSync(scratch, { recursive: true });
  });
});
