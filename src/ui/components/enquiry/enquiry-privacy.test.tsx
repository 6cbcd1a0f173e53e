// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aQueryCache } from '../../../../test/builders/a-query-cache';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import type { UseCases } from '../../../application/use-cases';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { QueryCacheContext } from '../../site/queries/use-query';
import { UseCasesProvider } from '../../site/use-cases-context';
import { EnquiryPrivacy } from './enquiry-privacy';

const render = (kind: EnquiryKind, retentionMonths = SITE_DETAILS.retentionMonths) => {
  const cache = aQueryCache({ ...SITE_DETAILS, retentionMonths });
  return renderToString(
    <UseCasesProvider useCases={{} as UseCases}>
      <QueryCacheContext value={cache}>
        <EnquiryPrivacy kind={kind} />
      </QueryCacheContext>
    </UseCasesProvider>,
  );
};

describe('the privacy note of a form', () => {
  it('the privacy note of a form says after how many months the CMS deletes what the form sends', () => {
    const months = { contact: 24, wholesale: 36 };
    expect(render('contact', months)).toContain('Messages are deleted after 24 months.');
    expect(render('wholesale', months)).toContain('Enquiries are deleted after 36 months.');
  });

  it('the privacy note of a form promises no deletion if it is unknown when the CMS deletes', () => {
    for (const kind of ['contact', 'wholesale'] as const) {
      expect(render(kind)).not.toContain('months');
      expect(render(kind)).toContain('or to know how long it is kept, write to us.');
    }
  });

  it('the privacy note of a form names no number of months for the newsletter', () => {
    expect(render('newsletter', { contact: 24, wholesale: 24 })).not.toContain('months');
  });
});
