// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreForms } from './form-restore';

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`There is no field ${name}`);
  return found;
};

/** Opens a page with an empty form that is not hydrated yet. */
function open(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `
    <form method="post"><input name="name"><textarea name="message"></textarea></form>
    <form><input name="q"></form>`;
  return restoreForms();
}
const leave = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStorage.clear());

describe('text that was typed before hydration', () => {
  it('text that was typed before hydration is restored when the same page is opened again', () => {
    open('/contactus');
    field('name').value = 'Hodan';
    field('message').value = 'Do you sell resin?';
    leave();
    open('/contactus');
    expect(field('name').value).toBe('Hodan');
    expect(field('message').value).toBe('Do you sell resin?');
  });

  it('text that was typed before hydration is not restored in the form of another page', () => {
    open('/contactus');
    field('name').value = 'Hodan';
    leave();
    open('/wholesale');
    expect(field('name').value).toBe('');
  });

  it('text that was typed before hydration is not restored in the search field of a list, because the URL contains the search', () => {
    open('/product');
    field('q').value = 'resin';
    leave();
    open('/product');
    expect(field('q').value).toBe('');
  });

  it('text that was typed before hydration is deleted once the page is hydrated, because its forms then store their drafts', () => {
    open('/contactus');
    field('name').value = 'Hodan';
    leave();
    const hydrated = open('/contactus');
    hydrated();
    open('/contactus');
    expect(field('name').value).toBe('');
  });
});
