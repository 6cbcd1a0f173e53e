import { expect, it } from 'vitest';
import { withStyleHashes } from './csp-style-hashes';

const policyOf = (document: string) => /content="(?<policy>[^"]*)"/u.exec(document)?.groups?.policy;

const withPolicy = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>a{}</style>`;

it('a document’s policy allows its inline styles, and keeps all other directives', async () => {
  const document = withPolicy("script-src 'self'; style-src 'self'; worker-src 'self'");
  const policy = policyOf(await withStyleHashes(document));
  expect(policy?.split('; ')).toEqual([
    "script-src 'self'",
    expect.stringMatching(/^style-src 'self'(?: 'sha256-[^']{44}'){2}$/u),
    "worker-src 'self'",
  ]);
});

it('a document without a policy stays unchanged', async () => {
  expect(await withStyleHashes('<style>a{}</style>')).toBe('<style>a{}</style>');
});
