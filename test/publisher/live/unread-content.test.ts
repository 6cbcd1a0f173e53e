// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublisher } from './a-publisher';

type Entry = Record<string, unknown>;

describe('content that the site cannot read completely', () => {
  let site: Awaited<ReturnType<typeof aPublisher>>;
  let odd: Entry;
  let untitled: Entry;
  let other: Entry;
  let post: Entry;
  const panelOf = (type: 'product' | 'blog', entry: Entry) =>
    `(${site.cms.url}/admin/content-manager/collection-types/api::${type}.${type}/${entry['documentId']}): `;
  /** Returns the lines of the status page about content that must be corrected. */
  const problemLines = async () =>
    ((await site.status()).split('Publications since the start:')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('- '));
  /** Expects a line for each problem, with the title of the document and its URL in the panel. */
  async function expectReported(...problems: readonly (readonly [string, string, string])[]) {
    const lines = await problemLines();
    for (const [title, place, problem] of problems) {
      expect(lines).toContainEqual(expect.stringContaining(`- “${title}” ${place}${problem}`));
    }
  }
  const price = () => ['Odd oil', panelOf('product', odd), 'Price of "Odd oil"'] as const;
  const rating = () => ['Odd oil', panelOf('product', odd), 'Rating of "Odd oil"'] as const;
  const whole = () =>
    [
      `${untitled['documentId']}`,
      panelOf('product', untitled),
      'A product could not be read and was left out: Title: ',
    ] as const;
  const part = () =>
    ['Odd post', panelOf('blog', post), 'A part of a post could not be read'] as const;
  const picture = () => [`${other['Title']}`, panelOf('product', other), 'its picture '] as const;

  /** Edits a document, and waits until its page shows `text`. */
  async function publish(address: string, entry: Entry, changes: Entry, text: string) {
    const page = `${address}/${entry['documentId']}`;
    await site.edit(entry, changes);
    await site.until(() => site.has(page) && site.page(page).includes(text));
    await site.says('Now: idle');
  }

  beforeAll(async () => {
    site = await aPublisher();
    [odd, untitled, other] = site.cms.products as [Entry, Entry, Entry];
    [post] = site.cms.blogs as [Entry];
    Object.assign(odd, { Title: 'Odd oil', Price: -3, Rating: 5.5 });
    Object.assign(untitled, { Title: null });
    Object.assign(post, { Title: 'Odd post', Body: [{ id: 1, body: 'of no kind' }] });
    await site.start();
    await site.says(' done in ');
    await site.says('Now: idle');
  });
  afterAll(() => site.end());

  it('content that the site cannot read completely is reported by title, field and URL in the panel, with the publication and later', async () => {
    await expectReported(price(), rating(), whole(), part(), picture());
    const [, published] = (await site.status()).split('Publications since the start:');
    expect(published).toContain('“Odd oil”');
  });

  it('content that the site cannot read completely stays reported when other documents are edited, and after a restart', async () => {
    await publish('product-detail', other, { Title: 'Renamed' }, 'Renamed');
    await expectReported(price(), rating(), whole(), part(), picture());
    await site.kill();
    await site.start();
    await site.says(' done in ');
    await expectReported(price(), rating(), whole(), part(), picture());
  });

  it('content that the site cannot read completely is no longer reported once each field is corrected', async () => {
    await publish('product-detail', odd, { Price: 77 }, '$77');
    await expectReported(rating(), whole(), part());
    expect((await problemLines()).join('\n')).not.toContain('Price of');
    await publish('product-detail', untitled, { Title: 'Titled' }, 'Titled');
    await publish('blog-detail', post, { Title: 'Mended post', Body: [] }, 'Mended post');
    expect((await problemLines()).join('\n')).not.toMatch(/could not be read|Odd post/u);
    await expectReported(rating());
  });
});
