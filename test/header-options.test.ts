// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { headersFor } from '../config/host-headers.mjs';
import { headerOptions } from '../scripts/lib/header-options.mjs';

const framedBy = (panel: string | undefined) =>
  /frame-ancestors ([^;]+)/u.exec(
    headersFor('/product-detail/1', headerOptions({ VITE_PANEL_ORIGIN: panel }))[
      'Content-Security-Policy'
    ] ?? '',
  )?.[1];

describe('origins that may embed the site in a frame', () => {
  it.each([
    [undefined, "'none'"],
    ['', "'none'"],
    ['https://cms.example.com', 'https://cms.example.com'],
    ['http://127.0.0.1:1337', 'http://127.0.0.1:1337'],
  ])('origins that may embed the site in a frame with VITE_PANEL_ORIGIN %s: %s', (panel, who) => {
    expect(framedBy(panel)).toBe(who);
  });

  it.each([
    'cms.example.com',
    'https://cms.example.com/admin',
    'https://cms.example.com/',
    "https://cms.example.com 'self'",
    'data:text/html,1',
    '*',
  ])('VITE_PANEL_ORIGIN cannot be %s', (panel) => {
    expect(() => framedBy(panel)).toThrow(
      `VITE_PANEL_ORIGIN must be an origin, as https://cms.example.com, and is ${panel}.`,
    );
  });
});
