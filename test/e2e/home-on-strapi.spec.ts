import * as failures from '../../src/ui/content/messages/failures';
import { aMedia, aPost, aProduct, list } from './cms-content';
import { type Answer, expect, failure, json, picture, test } from './strapi-site';
import { rendered } from './wait-for';

const home = { products: '/api/products', blogs: '/api/blogs' };

// Some statuses, with the error messages for them. src/adapters/strapi/http/strapi-client.test.ts
// covers every other status.
const DETAILS = [
  [404, 'Not Found'],
  [502, 'Bad Gateway'],
  [418, 'Generic Error'],
] as const;

const truncated: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
  response.write('{"data":[{"documentId":"', () => response.socket?.end());
};

const html: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end('<!doctype html><title>Maintenance</title>');
};

test('home shows another catalogue exactly as the specification says', async ({ page, cms }) => {
  cms.on('/uploads/', picture);
  cms.on(
    home.products,
    json(
      list([
        aProduct({ Title: 'Rated three', Rating: 3 }),
        aProduct({ Title: 'Unrated', Rating: null, productimage: null }),
        aProduct({
          Title: 'First',
          Rating: 3.1,
          Price: 12.5,
          productimage: aMedia('/uploads/a.jpg'),
        }),
        aProduct({ Title: 'Second <b>bold</b><script>window.hacked = 1</script>', Rating: 5 }),
        aProduct({ Title: 'Third', Rating: 4, Description: null }),
        aProduct({ Title: 'Fourth', Rating: 4.9, Price: 1234 }),
      ]),
    ),
  );
  cms.on(home.blogs, json(list([aPost({ Title: 'Only post', publishedOn: '2025-03-12' })])));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');

  const featured = page.getByRole('region', { name: 'Featured Products' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'First',
    'Second <b>bold</b><script>window.hacked = 1</script>',
    'Third',
  ]);
  const links = featured.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/product');
  const products = page.getByRole('region', { name: 'Premium Frankincense Essential Oil' });
  await expect(products.getByRole('heading', { level: 3 })).toHaveText([
    'Rated three',
    'Unrated',
    'First',
    'Second <b>bold</b><script>window.hacked = 1</script>',
  ]);
  await expect(products).toContainText('$12.50');
  await expect(products).toContainText('$24.00');
  await expect(products).toContainText('Four words and...');
  await expect(products.locator('img').first()).toHaveAttribute(
    'src',
    'http://cms.invalid/uploads/a.jpg',
  );
  await expect(page.getByText('12 March 2025').first()).toBeAttached();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(errors).toEqual([]);
});

test('a picture that is complete when it is inserted stays, however small it is', async ({
  page,
  cms,
}) => {
  cms.on('/uploads/', picture);
  cms.on(home.products, json(list([aProduct({ productimage: aMedia('/uploads/a.jpg') })])));
  cms.on(home.blogs, json(list([])));
  await page.goto('/');
  const products = page.getByRole('region', { name: 'Premium Frankincense Essential Oil' });
  const shown = async () => {
    const image = products.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  };
  await shown();
  await page.getByRole('banner').getByRole('link', { name: 'Wholesale' }).click();
  await expect(page).toHaveTitle(/Wholesale/u);
  // After Back the picture comes from the memory cache and is complete when it is inserted.
  await page.goBack();
  await shown();
  // Waits until the component has checked whether the picture loaded.
  await products.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await rendered(page);
  await expect(products.locator('img')).toHaveCount(1);
});

test('home makes the calls of the specification, with their headers and no credential', async ({
  page,
  cms,
}) => {
  cms.on(home.products, json(list([])));
  cms.on(home.blogs, json(list([])));
  await page.goto('/');
  await expect(page.getByText('Products not available at the moment.')).toBeVisible();
  await expect.poll(() => cms.requests.length).toBe(3);
  expect(cms.requests.map(({ call }) => call).sort()).toEqual([
    'GET /api/blogs?populate=*',
    'GET /api/products?pagination[withCount]=true&pagination[limit]=4&populate=*',
    'GET /api/products?pagination[withCount]=true&populate=*',
  ]);
  for (const { headers } of cms.requests) {
    expect(headers.accept).toBe('application/json');
    expect(headers.authorization).toBeUndefined();
  }
});

for (const [status, text] of DETAILS) {
  test(`home says '${text}' for a ${status}, keeps the rest of the page, and shows the products after a retry`, async ({
    page,
    cms,
  }) => {
    cms.on(home.products, failure(status, 'Error', 'x'));
    cms.on(home.blogs, json(list([aPost({ Title: 'Still here' })])));
    await page.goto('/');
    const products = page.getByRole('region', { name: 'Premium Frankincense Essential Oil' });
    await expect(products.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Faild to fetch API')).toHaveCount(1);
    await expect(page.getByText('Still here')).toBeAttached();

    cms.on(home.products, json(list([aProduct({ Title: 'Back again' })])));
    await products.getByRole('button', { name: failures.retry }).click();
    await expect(products.getByText('Back again')).toBeVisible();
  });
}

// strapi-client-socket.test.ts covers a reset connection, and strapi-blog-failures.test.ts covers
// `data: null`.
for (const [what, answer, detail] of [
  ['a truncated body', truncated, 'Network Error'],
  ['an HTML body', html, 'Malformed answer'],
] as const) {
  test(`home says '${detail}' for ${what} and keeps the rest of the page`, async ({
    page,
    cms,
  }) => {
    cms.on(home.products, json(list([aProduct({ Title: 'An oil' })])));
    cms.on(home.blogs, answer);
    await page.goto('/');
    const blogs = page.getByRole('region', { name: 'RELATED TOPICS' });
    await expect(blogs.getByText(detail, { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to fetch blogs')).toHaveCount(1);
    await expect(page.getByText('An oil').first()).toBeVisible();
    cms.on(home.blogs, json(list([aPost({ Title: 'A post after all' })])));
    await blogs.getByRole('button', { name: failures.retry }).click();
    await expect(blogs.getByText('A post after all').first()).toBeVisible();
  });
}

test('home omits malformed items from a list', async ({ page, cms }) => {
  const broken = [null, 'text', {}, aProduct({ documentId: null }), aProduct({ Price: 'x' })];
  cms.on(home.products, json(list([...broken, aProduct({ Title: 'The good one' })])));
  cms.on(home.blogs, json(list([aPost({ Title: 7 }), aPost({ Title: 'The good post' })])));
  await page.goto('/');
  await expect(page.getByText('The good one').first()).toBeVisible();
  await expect(page.getByText('The good post').first()).toBeAttached();
  await expect(page.getByText('Faild to fetch API')).toHaveCount(0);
});

test('home retries a busy CMS after the time in Retry-After', async ({ page, cms }) => {
  cms.on(home.blogs, json(list([])));
  const times: number[] = [];
  cms.on(home.products, (request, response) => {
    if (!request.url?.includes('limit')) return json(list([]))(request, response);
    times.push(Date.now());
    const body =
      times.length === 1
        ? failure(429, 'RateLimitError', 'x')
        : json(list([aProduct({ Title: 'Second try' })]));
    if (times.length === 1) response.setHeader('Retry-After', '2');
    return body(request, response);
  });
  await page.goto('/');
  await expect(page.getByText('Second try')).toBeVisible();
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1990);
});

test('the code of the lists is requested again after it failed to load', async ({ page, cms }) => {
  cms.on(home.products, json(list([aProduct({ Title: 'Come at last', Rating: 5 })])));
  cms.on(home.blogs, json(list([])));
  const CODE = /\/load-use-cases-.*\.js$/u;
  await page.route(CODE, (route) => route.abort());
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured Products' });
  await expect(featured.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(CODE);
  await featured.getByRole('button', { name: failures.retry }).click();
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(['Come at last']);
});
