import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEnquiry, countFrom, fieldsAtFault, post, someone, storedFrom } from './an-enquiry';
import { ask, EDITOR } from './cms-under-test';
import { makeProduct } from './create-content';
import { SITE_PAGE, sendForm, typedInto } from './form-post';

const aLine = (given: object = {}) => ({
  product: 'mg5gjubrk49r5b2zs6cda4g8',
  title: 'Carterii',
  volume: 'Ten ml',
  quantity: 2,
  price: 24.5,
  ...given,
});

/** Returns an order as the site posts it. */
const anOrder = (fields: Record<string, unknown> = {}) => {
  const { message, ...rest } = anEnquiry({ kind: 'order', country: 'Norway', lines: [aLine()] });
  return { ...rest, ...fields };
};

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, place) => aLine({ product: `product-${place}` }));

describe('an order', () => {
  it('an order is stored with its lines, and as a text that the owner can read and search', async () => {
    const email = someone();
    const lines = [
      aLine(),
      aLine({
        product: 'resin',
        title: ' Maydi\nResin ',
        volume: null,
        quantity: 999,
        price: null,
      }),
    ];
    const sent = {
      email,
      lines,
      delivery: 'Oslo 0150,\nbefore Eid',
      message: 'As a gift, please.',
    };
    const { status, body } = await post(anOrder(sent));
    expect(status).toBe(201);
    expect(body).toEqual({
      data: { documentId: expect.any(String), kind: 'order', createdAt: expect.any(String) },
      meta: {},
    });
    expect(await storedFrom(email)).toMatchObject([
      {
        kind: 'order',
        country: 'Norway',
        delivery: 'Oslo 0150,\nbefore Eid',
        message: 'As a gift, please.',
        lines: [lines[0], { ...lines[1], title: 'Maydi Resin' }],
        orderText: [
          '2 × Carterii · Ten ml · $24.50 · together $49.00',
          '999 × Maydi Resin · on request · together on request',
          'Total before delivery: $49.00, and 1 with a price on request',
        ].join('\n'),
      },
    ]);
  });

  it('an order needs no message, and may have twenty lines', async () => {
    const email = someone();
    expect((await post(anOrder({ email, lines: manyLines(20) }))).status).toBe(201);
    expect(await countFrom(email)).toBe(1);
  });

  it('an order is stored once, however often and with whatever order of properties it is sent', async () => {
    const email = someone();
    const order = anOrder({ email });
    const turned = { ...order, lines: [Object.fromEntries(Object.entries(aLine()).reverse())] };
    const answers = await Promise.all([post(order), post(order), post(turned)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await post(turned)).status).toBe(201);
    expect(await countFrom(email)).toBe(1);
  });

  it('an order with other lines needs another key', async () => {
    const email = someone();
    const order = anOrder({ email });
    await post(order);
    expect((await post({ ...order, lines: [aLine({ quantity: 3 })] })).status).toBe(409);
    expect(await countFrom(email)).toBe(1);
  });

  it.each([
    ['no lines', { lines: undefined }, ['lines']],
    ['an empty list of lines', { lines: [] }, ['lines']],
    ['21 lines', { lines: manyLines(21) }, ['lines']],
    ['the same product twice', { lines: [aLine(), aLine()] }, ['lines']],
    ['lines that are a text', { lines: 'Carterii' }, ['lines']],
    ['a line without a title', { lines: [aLine({ title: ' ' })] }, ['lines']],
    ['a title of 201 letters', { lines: [aLine({ title: 'x'.repeat(201) })] }, ['lines']],
    ['a quantity of 0', { lines: [aLine({ quantity: 0 })] }, ['lines']],
    ['a quantity of 1000', { lines: [aLine({ quantity: 1000 })] }, ['lines']],
    ['a quantity of 1.5', { lines: [aLine({ quantity: 1.5 })] }, ['lines']],
    ['a quantity that is a text', { lines: [aLine({ quantity: '2' })] }, ['lines']],
    ['a negative price', { lines: [aLine({ price: -1 })] }, ['lines']],
    ['an unknown volume', { lines: [aLine({ volume: 'Five ml' })] }, ['lines']],
    ['an unknown key in a line', { lines: [aLine({ note: 'x' })] }, ['lines']],
    ['no country', { country: undefined }, ['country']],
    ['a country of 81 letters', { country: 'x'.repeat(81) }, ['country']],
    ['301 letters about delivery', { delivery: 'x'.repeat(301) }, ['delivery']],
    ['a quantity of the whole order of 1000', { quantity: 1000 }, ['quantity']],
    ['nothing', { lines: undefined, country: undefined, name: '' }, ['country', 'lines', 'name']],
  ] as const)('an order is refused with %s', async (_, fields, names) => {
    const email = someone();
    const { status, body } = await post(anOrder({ email, ...fields }));
    expect(status).toBe(400);
    expect([...new Set(fieldsAtFault(body))].sort()).toEqual(names);
    expect(await countFrom(email)).toBe(0);
  });

  it('an order is refused when the sender sets the text of its lines; an enquiry of another kind is refused when it has lines', async () => {
    expect((await post(anOrder({ orderText: '1 × gold' }))).status).toBe(400);
    const { status, body } = await post(anEnquiry({ lines: [aLine()] }));
    expect(status).toBe(400);
    expect(fieldsAtFault(body)).toEqual(['lines']);
  });

  it('the text of an order is stored without what PostgreSQL cannot store', async () => {
    const email = someone();
    const lines = [aLine({ title: 'A NUL \u0000 and half a pair \ud83c' })];
    expect((await post(anOrder({ email, lines }))).status).toBe(201);
    expect(await storedFrom(email)).toMatchObject([
      { lines: [{ title: 'A NUL and half a pair \ufffd' }] },
    ]);
  });
});

describe('a question about a product', () => {
  it('a question about a product may name a quantity and a country', async () => {
    const email = someone();
    expect((await post(anEnquiry({ email, quantity: 6, country: 'Norway' }))).status).toBe(201);
    expect(await storedFrom(email)).toMatchObject([{ quantity: 6, country: 'Norway' }]);
  });
});

describe('an order without a script', () => {
  const made: string[] = [];
  beforeAll(async () => {
    made.push(
      await makeProduct({ Title: 'Zz Carterii', Price: 24.5, Volume: 'Ten ml' }),
      await makeProduct({ Title: 'Zz Resin & "tears"', Price: 9 }),
    );
  });
  afterAll(async () => {
    for (const id of made) await ask(`/api/products/${id}`, { as: EDITOR, method: 'DELETE' });
  });

  const aForm = (fields: Record<string, string> = {}) => ({
    kind: 'order',
    'line-1-product': made[0] ?? '',
    'line-1-quantity': '2',
    name: 'Ayaan Warsame',
    email: 'ayaan@example.com',
    country: 'Norway',
    delivery: '',
    message: '',
    website: '',
    ...fields,
  });

  it('an order without a script is stored with the details of its products, and answered with a page that shows the whole order', async () => {
    const email = someone();
    const fields = { email, 'line-2-product': made[1] ?? '', 'line-2-quantity': '1' };
    const { status, page, headers } = await sendForm(
      aForm({ ...fields, message: 'For <b>Eid</b>, please.' }),
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const [entry] = await storedFrom(email);
    expect(entry).toMatchObject({
      lines: [
        { product: made[0], title: 'Zz Carterii', volume: 'Ten ml', quantity: 2, price: 24.5 },
        { product: made[1], title: 'Zz Resin & "tears"', volume: null, quantity: 1, price: 9 },
      ],
    });
    for (const text of [
      '<h1>We have your message</h1>',
      String(entry?.documentId).slice(0, 8).toUpperCase(),
      email,
      'Zz Resin &amp; &quot;tears&quot;',
      'Total before delivery: $58.00',
      'For &lt;b&gt;Eid&lt;/b&gt;, please.',
      `href="${SITE_PAGE}/enquiry"`,
    ])
      expect(page).toContain(text);
  });

  it('an order without a script is stored once when it is sent again', async () => {
    const email = someone();
    for (const _ of Array(3)) expect((await sendForm(aForm({ email }))).status).toBe(200);
    expect(await countFrom(email)).toBe(1);
  });

  it('an order without a script gets another line by a button, which keeps what was typed and stores nothing', async () => {
    const email = someone();
    const { status, page } = await sendForm(aForm({ email, add: 'line', name: 'A "B"' }));
    expect(status).toBe(200);
    expect(page).toContain(`<option value="${made[0]}" selected>Zz Carterii, Ten ml</option>`);
    expect(page).toContain('name="line-2-product"');
    expect(page).not.toContain('class="error"');
    expect(typedInto(page)).toMatchObject({ 'line-1-quantity': '2', name: 'A "B"', email });
    expect(await countFrom(email)).toBe(0);
  });

  it('an order without a script can be started by the button on a product’s page', async () => {
    const { status, page } = await sendForm({
      kind: 'order',
      'line-1-product': made[0] ?? '',
      'line-1-quantity': '1',
      add: 'line',
    });
    expect(status).toBe(200);
    expect(page).toContain(`<option value="${made[0]}" selected>`);
  });

  it('an order without a script is refused with a sentence for each problem, and keeps the lines', async () => {
    const email = someone();
    const { status, page } = await sendForm(
      aForm({ email, 'line-1-quantity': '1000', country: '' }),
    );
    expect(status).toBe(400);
    expect(page).toContain('<a href="#lines">Please check the products');
    expect(page).toContain('<a href="#country">Enter your country</a>');
    expect(page).toContain(`<option value="${made[0]}" selected>`);
    expect(await countFrom(email)).toBe(0);
  });

  it('an order without a script asks for a product when none is chosen', async () => {
    const { status, page } = await sendForm(aForm({ 'line-1-product': '' }));
    expect(status).toBe(400);
    expect(page).toContain('<a href="#lines">Choose at least one product</a>');
  });

  it('an order without a script is refused with an unknown product, or when the lines of one product exceed its maximum together', async () => {
    expect((await sendForm(aForm({ 'line-1-product': randomUUID() }))).status).toBe(400);
    const twice = { 'line-2-product': made[0] ?? '', 'line-2-quantity': '998' };
    expect((await sendForm(aForm(twice))).status).toBe(400);
  });
});
