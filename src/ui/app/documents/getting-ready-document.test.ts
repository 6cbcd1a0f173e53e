// @vitest-environment node
import { expect, it } from 'vitest';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { gettingReady } from '../../content/pages/getting-ready';
import { gettingReadyDocument } from './getting-ready-document';

it('the page before the first publication shows the brand and its texts, and reloads by itself', async () => {
  const html = await gettingReadyDocument(SITE_DETAILS);
  for (const text of [
    `<p class="name">${SITE_DETAILS.name}</p>`,
    `<h1>${gettingReady.heading}</h1>`,
    gettingReady.lead,
    `href="mailto:${SITE_DETAILS.contact.email}"`,
    '<meta name="robots" content="noindex" />',
    '<meta http-equiv="refresh" content="10" />',
  ]) {
    expect(html).toContain(text);
  }
});

it('the page before the first publication loads no other file, and so runs no code and registers no service worker', async () => {
  const html = await gettingReadyDocument(SITE_DETAILS);
  expect(html).not.toMatch(/<script|<link|<img|src=/u);
  expect(html).toMatch(/default-src 'none';[^"]*style-src 'self' 'sha256-/u);
});
