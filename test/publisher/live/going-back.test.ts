// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublisher } from './a-publisher';

const NAME = 'Resin of the mistake';

describe('a rollback to an earlier release', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  let wrong: Record<string, unknown>;
  let other: Record<string, unknown>;
  const address = () => `product-detail/${wrong['documentId']}`;
  const shows = (text: string) => () => site.page(address()).includes(text);
  const isHeld = async () => (await site.status()).includes(', held since');
  /** Returns the time and the result of the latest publication. */
  const latest = async () =>
    /Publications since the start:\n(\S+ \S+)/u.exec(await site.status())?.[1] ?? '';

  /** Publishes a product with a wrong title, and rolls the site back to the release before it. */
  async function goBackFrom(title: string) {
    await site.edit(wrong, { Title: title });
    await site.until(shows(title));
    await site.says('Now: idle');
    expect(site.file('product-index.json')).toContain(title);
    await site.command('rollback');
    await site.says('To be corrected in the CMS');
  }

  beforeAll(async () => {
    site = await aPublisher();
    [wrong, other] = site.cms.products as [typeof wrong, typeof other];
    await site.start();
    await site.until(() => site.has(address()));
    await site.says('Now: idle');
  });
  afterAll(() => site.end());

  it('a rollback to an earlier release holds publishing during other edits, and shows what must be corrected', async () => {
    await goBackFrom(NAME);
    expect(shows(NAME)()).toBe(false);
    // The search index is rolled back together with the pages.
    expect(site.file('product-index.json')).not.toContain(NAME);
    const held = site.current();
    const before = await latest();
    await site.edit(other, { Title: 'Another edit meanwhile' });
    await site.says('Published after that: “Another edit meanwhile”');
    expect(await latest()).not.toBe(before);
    expect(site.current()).toBe(held);
    expect(await site.status()).toContain(`To be corrected in the CMS: “${NAME}”`);
    expect(await site.status()).toContain('sanaag resume');
  });

  it('a rollback to an earlier release still holds publishing, and shows why, after a restart of the publisher', async () => {
    await site.kill();
    await site.start();
    await site.says(`To be corrected in the CMS: “${NAME}”`);
    expect(shows(NAME)()).toBe(false);
  });

  it('a rollback to an earlier release ends when the mistake is corrected, and publishes all other edits', async () => {
    await site.edit(wrong, { Title: 'Resin as it is called' });
    await site.until(shows('Resin as it is called'));
    expect(await isHeld()).toBe(false);
    expect(site.page('product')).toContain('Another edit meanwhile');
  });

  it('a rollback to an earlier release does not end when a backup restores older content, but ends with `resume`', async () => {
    await goBackFrom('Resin of the second mistake');
    Object.assign(wrong, { Title: 'From the backup', updatedAt: '2020-01-01T00:00:00.000Z' });
    await site.sendEvent('entry.update', wrong);
    await site.says('HELD');
    await site.says('Now: idle');
    expect(await isHeld()).toBe(true);
    expect(await site.command('resume')).toContain('Publishing goes on');
    await site.until(shows('From the backup'));
    expect(await isHeld()).toBe(false);
  });

  it.each([
    ['the product is requested', (url: string) => url.includes(`/products/${wrong['documentId']}`)],
    ['the lists are read', (url: string) => url.includes('updatedAt') || url.includes('pageSize')],
  ])(
    'a rollback to an earlier release overrides a running publication when %s',
    async (_, isMoment) => {
      await site.says('Now: idle');
      await site.edit(wrong, { Title: 'Good' });
      await site.until(shows('Good'));
      await site.says('Now: idle');
      let continueAnswer = () => {};
      const reached = new Promise<void>((resolve) => {
        site.cms.before = (url) => {
          if (!isMoment(url)) return;
          resolve();
          return new Promise<void>((release) => {
            continueAnswer = release;
            site.cms.before = () => {};
          });
        };
      });
      await site.edit(wrong, { Title: 'Overtaken mistake' });
      await reached;
      await site.command('rollback', site.current());
      continueAnswer();
      await site.says('To be corrected in the CMS: “Overtaken mistake”');
      await site.says('Now: idle');
      expect(shows('Overtaken mistake')()).toBe(false);
      await site.edit(wrong, { Title: 'Corrected' });
      await site.until(shows('Corrected'));
      expect(await isHeld()).toBe(false);
    },
  );

  it('the rollback command explains an unknown command, and commands without a hold', async () => {
    await expect(site.command('back')).rejects.toThrow(
      'The commands are: sanaag status, rollback [RELEASE], resume, confirm.',
    );
    expect(await site.command('status')).toContain('← served');
    await expect(site.command('resume')).rejects.toThrow('Publishing is not held.');
    await expect(site.command('confirm')).rejects.toThrow('No publication waits');
    await expect(site.command('rollback', 'none')).rejects.toThrow('none is none of these');
    expect(existsSync(join(site.sites, 'held'))).toBe(false);
  });
});
