// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('the event replay records a click on a button with `commandfor` where the browser does not support it', async () => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  vi.resetModules();
  const { recordEvents } = await import('./event-replay');
  document.body.innerHTML = '<button commandfor="menu" command="show-modal">Menu</button>';
  const onAct = vi.fn();
  const recorder = recordEvents(onAct);
  document.querySelector('button')?.click();
  expect(onAct).toHaveBeenCalledOnce();
  recorder.replay();
});
