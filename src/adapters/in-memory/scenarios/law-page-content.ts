import type { LawPage, LawPageId, LawPageKind } from '../../../domain/legal/law-page';

const MARK = '**Sample text, not legal advice.** It shows developers how a law page looks.';

const sample = (id: string, title: string, kind: LawPageKind, body: string): LawPage => ({
  id: id as LawPageId,
  title,
  kind,
  changedAt: null,
  text: `${MARK}\n\n${body}`,
  inForceFrom: '2026-03-12',
});

/** Law pages of the scenario `legal`. The sample content has no law pages. */
export const sampleLawPages: readonly LawPage[] = [
  sample(
    'privacy',
    'Privacy',
    'privacy',
    '## What is stored\n\n- what you type into a form\n- nothing else\n\n## Questions\n\n[Write to us](/contactus).',
  ),
  sample('imprint', 'Imprint', 'imprint', 'The name and the address of the company stand here.'),
  sample('terms', 'Terms', 'terms', '1. First term\n2. Second term'),
  sample(
    'delivery-and-returns',
    'Delivery and returns',
    'delivery-and-returns',
    '| Where to | Days |\n| --- | --- |\n| Here | 2 |\n| There | 5 |',
  ),
];
