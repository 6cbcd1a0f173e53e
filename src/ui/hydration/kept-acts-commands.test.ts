// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('keeps the press of a button whose command the browser does not know', async () => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  vi.resetModules();
  const { keepActs } = await import('./kept-acts');
  document.body.innerHTML = '<button commandfor="menu" command="show-modal">Menu</button>';
  const onAct = vi.fn();
  const acts = keepActs(onAct);
  document.querySelector('button')?.click();
  expect(onAct).toHaveBeenCalledOnce();
  acts.doAgain();
});
