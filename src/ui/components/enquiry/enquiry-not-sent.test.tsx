// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aQueryCache } from '../../../../test/builders/a-query-cache';
import { ContentError } from '../../../application/content-error';
import type { UseCases } from '../../../application/use-cases';
import { QueryCacheContext } from '../../site/queries/use-query';
import { UseCasesProvider } from '../../site/use-cases-context';
import { EnquiryNotSent } from './enquiry-not-sent';

const render = (error: ContentError) =>
  renderToString(
    <UseCasesProvider useCases={{} as UseCases}>
      <QueryCacheContext value={aQueryCache()}>
        <EnquiryNotSent error={error} />
      </QueryCacheContext>
    </UseCasesProvider>,
  );

it.each([502, 504])(
  'the message about an unsent enquiry does not show the name of status %i, which comes from a proxy',
  (status) => {
    const kind = status === 502 ? 'bad-gateway' : 'generic';
    const html = render(new ContentError(kind, { status }));
    expect(html).toContain('could not be sent');
    expect(html).toContain('mailto:');
    expect(html).not.toMatch(/gateway|generic/iu);
  },
);

it('the message about an unsent enquiry names an error of the CMS itself, so that the visitor can report it to the owner', () => {
  expect(render(new ContentError('service-unavailable', { status: 503 }))).toContain(
    'Service Unavailable',
  );
});
