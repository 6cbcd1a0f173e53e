// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('keeps the press of a button whose command the browser does not know', async () => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  vi.resetModules();
  const { recordEvents } = await import('./event-replay');
  document.body.innerHTML = '<button commandfor="menu" command="show-modal">Menu</button>';
  const onAct = vi.fn();
  const acts = recordEvents(onAct);
  document.querySelector('button')?.click();
  expect(onAct).toHaveBeenCalledOnce();
  acts.replay();
});
