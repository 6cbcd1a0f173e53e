import { describe, expect, it } from 'vitest';
import { notificationQueue } from '../adapters/notifications/notification-queue';
import { loadUseCases } from './load-use-cases';

describe("the visitor's site on the in-memory catalogue", () => {
  it("the visitor's site on the in-memory catalogue shows the sample content, whatever scenario its address names", async () => {
    const site = await loadUseCases(notificationQueue(), { arePrerendered: false });
    expect(await site.getHomeProducts()).toHaveLength(4);
    expect(await site.getFeaturedProducts()).toHaveLength(3);
    expect(await site.getHomePosts()).toHaveLength(8);
    expect(await site.getTestimonials()).toHaveLength(4);
    await expect(site.countProducts({})).resolves.toBe(8);
  });
});
