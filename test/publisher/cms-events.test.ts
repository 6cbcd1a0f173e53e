// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cmsEvents } from '../../scripts/publisher/cms-events.mjs';

const AN_HOUR = 3_600_000;

/** A publisher that has published once, with its release and its clock. */
async function aPublisher() {
  const site = { release: 'one', now: 0 };
  const events = cmsEvents({ current: () => site.release, clock: () => site.now });
  const published = (work = async () => {}) =>
    events.publishWith(async (onlyEdits) => {
      await work();
      return onlyEdits;
    });
  const publishedAfter = (...names: readonly string[]) => {
    for (const event of names) events.add(event);
    return published();
  };
  const first = await publishedAfter('entry.publish');
  return { site, first, events, published, publishedAfter };
}

describe('the lists of the CMS', () => {
  it('are read whole at the start, later only for edits', async () => {
    const { first, publishedAfter } = await aPublisher();
    expect(first).toBe(false);
    expect(await publishedAfter('entry.update', 'entry.publish')).toBe(true);
    expect(await publishedAfter('entry.delete')).toBe(true);
  });

  it('are read whole after a media event, and without any event', async () => {
    const { publishedAfter } = await aPublisher();
    expect(await publishedAfter('entry.publish', 'media.update')).toBe(false);
    expect(await publishedAfter('entry.publish')).toBe(true);
    expect(await publishedAfter()).toBe(false);
  });

  it('are read whole after a media event that arrives during a publication', async () => {
    const { events, published, publishedAfter } = await aPublisher();
    events.add('entry.publish');
    expect(await published(async () => events.add('media.update'))).toBe(true);
    expect(await publishedAfter('entry.publish')).toBe(false);
  });

  it('are read whole after a failure, until a publication succeeds', async () => {
    const { events, published, publishedAfter } = await aPublisher();
    events.add('entry.publish');
    await expect(published(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await publishedAfter('entry.publish')).toBe(false);
    expect(await publishedAfter('entry.publish')).toBe(true);
  });

  it('are read whole after a rollback', async () => {
    const { site, publishedAfter } = await aPublisher();
    site.release = 'none';
    expect(await publishedAfter('entry.publish')).toBe(false);
  });

  it('are read whole once an hour, however much is edited', async () => {
    const { site, publishedAfter } = await aPublisher();
    site.now = AN_HOUR - 1;
    expect(await publishedAfter('entry.publish')).toBe(true);
    site.now = AN_HOUR;
    expect(await publishedAfter('entry.publish')).toBe(false);
    expect(await publishedAfter('entry.publish')).toBe(true);
  });
});
