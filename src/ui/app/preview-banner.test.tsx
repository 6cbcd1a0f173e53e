// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { previewStore } from '../../adapters/draft-overlay/preview-store';
import { preview as words } from '../content/messages/preview';
import { PreviewBanner } from './preview-banner';

const PAGE = '/product-detail/p1';

beforeEach(() => navigate(`${PAGE}#preview=1.seal`));
afterEach(cleanup);

const statusText = () => screen.getByRole('status').textContent;

it('the preview banner has an empty status until the preview state is known, then states it', () => {
  const preview = previewStore();
  render(<PreviewBanner preview={preview} />);
  expect(statusText()).toBe('');
  act(() => preview.set('draft'));
  expect(statusText()).toBe(words.draft);
  act(() => preview.set('published'));
  expect(statusText()).toBe(words.published);
});

it('the preview banner links to the page itself, without the token', () => {
  render(<PreviewBanner preview={previewStore()} />);
  expect(screen.getByRole('link', { name: words.leave }).getAttribute('href')).toBe(PAGE);
});

it('the preview banner excludes the previewed page from search engines, but no other page', () => {
  render(<PreviewBanner preview={previewStore()} />);
  const robots = () => document.head.querySelectorAll('meta[name=robots][content=noindex]').length;
  expect(robots()).toBe(1);
  act(() => navigate('/product'));
  expect(robots()).toBe(0);
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => navigate(PAGE));
  expect(robots()).toBe(1);
});
