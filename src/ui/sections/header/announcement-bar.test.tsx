// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQueryCache } from '../../../../test/builders/a-query-cache';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import type { UseCases } from '../../../application/use-cases';
import type { Announcement } from '../../../domain/site/announcement';
import { QueryCacheContext } from '../../site/queries/use-query';
import { RenderResponseContext } from '../../site/render-response';
import { UseCasesProvider } from '../../site/use-cases-context';
import { AnnouncementBar } from './announcement-bar';

const NOW = Date.UTC(2031, 0, 5, 9);
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  // Restores spies first: a spy on a fake timer, if restored later, would bring the fake timer
  // back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const bar = (given: Partial<Announcement> | null) => {
  const nothing = { text: 'Closed until Monday.', link: null, from: null, until: null };
  const announcement = given && { ...nothing, ...given };
  return (
    <UseCasesProvider useCases={{} as UseCases}>
      <QueryCacheContext value={aQueryCache({ ...SITE_DETAILS, announcement })}>
        <AnnouncementBar />
      </QueryCacheContext>
    </UseCasesProvider>
  );
};

const shown = () => screen.queryByRole('complementary')?.textContent ?? null;

describe('the announcement', () => {
  it.each([
    ['is shown when it has no dates', {}, true],
    ['is shown once it has begun', { from: at(-1) }, true],
    ['is not shown before it begins', { from: at(1) }, false],
    ['is not shown once it has ended', { until: at(-1) }, false],
  ])('the announcement %s', (_, dates, isShown) => {
    render(bar(dates));
    expect(shown()).toBe(isShown ? 'Closed until Monday.' : null);
  });

  it('the announcement is not rendered when the owner has written none', () => {
    expect(render(bar(null)).container.innerHTML).toBe('');
  });

  it('the announcement is a link when it has an address', () => {
    render(bar({ link: '/faq' }));
    expect(screen.getByRole('link', { name: 'Closed until Monday.' }).getAttribute('href')).toBe(
      '/faq',
    );
  });

  it('the announcement appears and disappears at its dates while a page is open', () => {
    render(bar({ from: at(1), until: at(2) }));
    expect(shown()).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown()).toBeNull();
  });

  it('the announcement appears and disappears at dates that are months away', () => {
    const months = (count: number) => count * 30 * 24 * 60;
    render(bar({ from: at(months(2)), until: at(months(4)) }));
    act(() => void vi.advanceTimersByTime(months(2) * 60_000 - 1));
    expect(shown()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(months(2) * 60_000 - 1));
    expect(shown()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBeNull();
  });

  it('the announcement does not poll for a date that is months away, and stops waiting on unmount', () => {
    const wait = vi.spyOn(globalThis, 'setTimeout');
    const { unmount } = render(bar({ from: at(60 * 24 * 60) }));
    wait.mockClear();
    act(() => void vi.advanceTimersByTime(20 * 24 * 60 * 60_000));
    expect(wait).not.toHaveBeenCalled();
    unmount();
    act(() => void vi.advanceTimersByTime(60 * 24 * 60 * 60_000));
    expect(wait).not.toHaveBeenCalled();
  });

  it.each([
    ['disappears when it ended after the page was rendered', { until: at(1) }, 2, false],
    ['appears when it began after the page was rendered', { from: at(1) }, 2, true],
    ['stays when it is still current', { until: at(9) }, 2, true],
  ])('the announcement %s, without a hydration error', async (_, dates, minutesLater, isShown) => {
    const response = { head() {}, notFound() {}, pageCount() {} };
    const { prelude } = await prerender(
      <RenderResponseContext value={{ ...response, awaitsContent: true }}>
        {bar(dates)}
      </RenderResponseContext>,
    );
    const html = await new Response(prelude).text();
    expect(html.includes('Closed until Monday.')).toBe(!('from' in dates));
    vi.setSystemTime(NOW + minutesLater * 60_000);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const errors: unknown[] = [];
    const page = await act(async () =>
      hydrateRoot(root, bar(dates), { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(shown() !== null).toBe(isShown);
    act(() => page.unmount());
    root.remove();
  });
});
