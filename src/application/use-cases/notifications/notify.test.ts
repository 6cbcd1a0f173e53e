import { expect, it } from 'vitest';

import { aNotifier } from '../../../../test/builders/ports';
import { notify } from './notify';

it('notify shows the message of the page', async () => {
  const notifier = aNotifier();
  await notify(notifier)({ type: 'success', message: 'Link copied' });
  expect(notifier.shown).toEqual([
    { content: { type: 'success', message: 'Link copied' }, topic: undefined },
  ]);
});
