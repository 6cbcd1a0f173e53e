import { expect, it } from 'vitest';

import { LAW_PAGE_ADDRESS } from './law-page';

it.each(['privacy', 'terms-2026', 'delivery-and-returns'])(
  'a law page can have the address %s',
  (address) => {
    expect(address).toMatch(LAW_PAGE_ADDRESS);
  },
);

it.each(['', 'Privacy', 'a b', '-a', 'a-', 'a--b', 'a/b', 'café', 'a\n'])(
  'a law page cannot have the address %j, which a URL would escape or split',
  (address) => {
    expect(address).not.toMatch(LAW_PAGE_ADDRESS);
  },
);
