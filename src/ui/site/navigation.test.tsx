// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, Route, Switch } from 'wouter';
import { PageHeading } from '../components/page/page-heading';
import { NavigationProvider } from './navigation';

const Site = () => (
  <NavigationProvider>
    <nav>
      <Link href="/about">About</Link>
      <Link href="/faq">FAQ</Link>
      <button type="button">Menu</button>
    </nav>
    <Switch>
      <Route path="/about">
        <PageHeading>About us</PageHeading>
      </Route>
      <Route path="/faq">
        <PageHeading>Questions</PageHeading>
      </Route>
    </Switch>
  </NavigationProvider>
);

const link = (name: string) => screen.getByRole('link', { name });
const focused = () => document.activeElement?.textContent;
/** Follows a link as with the keyboard: it has the focus when it is clicked. */
const follow = (name: string) =>
  act(() => {
    link(name).focus();
    link(name).click();
  });

beforeEach(() => {
  history.replaceState(null, '', '/about');
  render(<Site />);
});
afterEach(cleanup);

describe('the heading of a page', () => {
  it('the heading of a page takes the focus from the link in the header that led to the page', () => {
    follow('FAQ');
    expect(focused()).toBe('Questions');
    follow('About');
    expect(focused()).toBe('About us');
  });

  it('the heading of a page takes the focus when no element had it', () => {
    act(() => link('FAQ').click());
    expect(focused()).toBe('Questions');
  });

  it('the heading of a page does not take the focus on the first page', () => {
    expect(document.activeElement).toBe(document.body);
  });
});
