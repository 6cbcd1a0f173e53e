import type { LawPage, LawPageId } from '../../src/domain/legal/law-page';

type Given = Partial<Omit<LawPage, 'id'>> & { readonly id?: string };

/** A law page; its address is `privacy` unless the test gives another. */
export const aLawPage = ({ id = 'privacy', ...given }: Given = {}): LawPage => ({
  title: 'Privacy',
  kind: 'privacy',
  changedAt: null,
  text: 'We store your message to answer it.',
  inForceFrom: null,
  ...given,
  id: id as LawPageId,
});
