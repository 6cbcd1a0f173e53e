import { describe, it } from 'vitest';
import { navigation } from '../../src/ui/content/navigation';
import type { Sought } from './find-element';
import { aVisitor } from './open-visitor';
import { DESK, PHONE } from './visitor';

const OPENER: Sought = { role: 'button', name: navigation.menu.open };
const MENU: Sought = { role: 'dialog', name: navigation.menu.title };
const link = (name: string): Sought => ({ role: 'link', name, within: MENU });

const LINKS = ['Home', 'About Us', 'Products', 'Sustainability', 'Wholesale', 'Blog'];

describe('the menu', () => {
  const opened = aVisitor();

  it('the menu opens with every link and traps the focus', async () => {
    const { visitor } = opened();
    await visitor.open('/', PHONE);
    await visitor.click(OPENER);
    for (const name of LINKS) await visitor.sees(link(name), { inView: true });
    await visitor.tabTo({ role: 'link', name: 'SignUp', within: MENU });
    await visitor.tabTo({ role: 'button', name: navigation.menu.close, within: MENU });
  });

  it('the menu closes with Escape and with its button, and restores the focus', async () => {
    const { visitor } = opened();
    await visitor.open('/faq', PHONE);
    await visitor.click(OPENER);
    await visitor.sees(MENU);
    await visitor.press('Escape');
    await visitor.seesNo(MENU);
    await visitor.sees(OPENER, { focused: true });
    await visitor.press('Enter');
    await visitor.click({ role: 'button', name: navigation.menu.close, within: MENU });
    await visitor.seesNo(MENU);
    await visitor.sees(OPENER, { focused: true });
  });

  it('the menu navigates to a page, focuses its heading, and Back returns home', async () => {
    const { visitor } = opened();
    await visitor.open('/', PHONE);
    await visitor.click(OPENER);
    await visitor.click(link('Wholesale'));
    await visitor.isAt('/wholesale');
    await visitor.seesNo(MENU);
    await visitor.sees({ role: 'heading', level: 1 }, { focused: true });
    await visitor.back();
    await visitor.isAt('/');
  });

  it('the menu closes when the window becomes wide', async () => {
    const { visitor } = opened();
    await visitor.open('/', PHONE);
    await visitor.click(OPENER);
    await visitor.sees(MENU);
    await visitor.engine.resize(DESK);
    await visitor.seesNo(MENU);
  });
});
