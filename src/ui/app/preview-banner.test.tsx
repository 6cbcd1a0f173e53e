// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { notedPreview } from '../../adapters/draft-overlay/noted-preview';
import { preview as words } from '../content/notices/preview';
import { PreviewBanner } from './preview-banner';

const PAGE = '/product-detail/p1';

beforeEach(() => navigate(`${PAGE}#preview=1.seal`));
afterEach(cleanup);

const said = () => screen.getByRole('status').textContent;

it('says nothing before it is known what is shown, then what it is', () => {
  const preview = notedPreview();
  render(<PreviewBanner preview={preview} />);
  expect(said()).toBe('');
  act(() => preview.note('draft'));
  expect(said()).toBe(words.draft);
  act(() => preview.note('published'));
  expect(said()).toBe(words.published);
});

it('leads to the page itself, without the token', () => {
  render(<PreviewBanner preview={notedPreview()} />);
  expect(screen.getByRole('link', { name: words.leave }).getAttribute('href')).toBe(PAGE);
});

it('keeps the page from being found by searching, and the other pages not', () => {
  render(<PreviewBanner preview={notedPreview()} />);
  const robots = () => document.head.querySelectorAll('meta[name=robots][content=noindex]').length;
  expect(robots()).toBe(1);
  act(() => navigate('/product'));
  expect(robots()).toBe(0);
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => navigate(PAGE));
  expect(robots()).toBe(1);
});
