// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublisher } from './a-publisher';

describe('a CMS that lost its content', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  let all: Record<string, unknown>[];
  const address = (product: Record<string, unknown> | undefined) =>
    `product-detail/${product?.['documentId']}`;
  const serves = (count: number) => all.filter((one) => site.has(address(one))).length === count;
  const loseAllBut = (count: number) => site.cms.products.splice(count);
  const restore = () => site.cms.products.splice(0, all.length, ...all);
  const isHeld = async () => (await site.status()).includes('HELD since');
  /**
   * Sends an event, so that the publisher reads the lists of the CMS again, and waits until it is
   * idle.
   */
  async function checkAgain() {
    const asked = site.cms.asked.length;
    await site.sendEvent('entry.update', { documentId: 'of-no-product' });
    await site.until(() => site.cms.asked.length > asked);
    await site.says('Now: idle');
  }

  beforeAll(async () => {
    site = await aPublisher();
    all = [...site.cms.products];
    await site.start();
    await site.until(() => site.has(address(all.at(-1))));
    await site.says('Now: idle');
  });
  afterAll(() => site.end());

  it('the loss of a CMS’s content is not published, even after events of other documents, and the status shows the counts', async () => {
    loseAllBut(0);
    await site.sendEvent('entry.update', all[0]);
    await site.says(`${all.length} products were to go, 0 stay`);
    expect(await site.status()).toContain('sanaag confirm');
    await site.sendEvent('entry.unpublish', all[0]);
    await site.sendEvent('entry.delete', all[1]);
    await site.sendEvent('entry.delete', all[1], 'blog');
    await checkAgain();
    expect(await isHeld()).toBe(true);
    expect(serves(all.length)).toBe(true);
  });

  it('the loss of a CMS’s content is not published after a restart either', async () => {
    await site.kill();
    await site.start();
    await site.says('Publications since the start:\n2');
    expect(await site.status()).toContain('products were to go, 0 stay');
    expect(serves(all.length)).toBe(true);
  });

  it('the loss of a CMS’s content is not published while it answers with errors either', async () => {
    for (const status of [404, 403, 500]) {
      site.cms.refuses = status;
      await checkAgain();
      await site.says('FAILED');
      expect(serves(all.length)).toBe(true);
    }
    site.cms.refuses = null;
  });

  it('the loss of a CMS’s content is no longer held when its content is back', async () => {
    restore();
    await site.sendEvent('entry.publish', all[0]);
    await site.until(async () => !(await isHeld()));
    await expect(site.command('confirm')).rejects.toThrow('No publication waits');
  });

  it('the loss of a CMS’s content is held when its listed products cannot be read', async () => {
    site.cms.products.splice(0, all.length, ...all.map(() => ({ id: 1 })));
    await site.sendEvent('entry.update', all[0]);
    await site.says('cannot be read');
    expect(serves(all.length)).toBe(true);
    restore();
    await site.sendEvent('entry.update', all[0]);
    await site.until(async () => !(await isHeld()));
  });

  it('the loss of a CMS’s content is published after the owner’s confirmation, which covers no later loss', async () => {
    loseAllBut(12);
    await site.sendEvent('entry.update', all[0]);
    await site.says(`${all.length - 12} products were to go, 12 stay`);
    expect(await site.command('confirm')).toContain('12 stay');
    await site.until(() => serves(12));
    expect(await isHeld()).toBe(false);
    await site.says('Now: idle');
    loseAllBut(2);
    await site.sendEvent('entry.update', all[0]);
    await site.says('10 products were to go, 2 stay');
    expect(serves(12)).toBe(true);
  });

  it('the loss of a CMS’s content is published when each document had its own unpublish event', async () => {
    for (const product of all.slice(2, 12)) await site.sendEvent('entry.unpublish', product);
    await site.until(() => serves(2));
    expect(await isHeld()).toBe(false);
  });
});
