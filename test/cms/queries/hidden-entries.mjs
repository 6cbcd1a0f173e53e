import { randomBytes } from 'node:crypto';
import { aPng } from '../a-png.ts';
import { bearer } from './bearer.mjs';

/** Texts that no public caller may read: they are in the database, but in no published entry. */
export const HIDDEN = {
  draft: 'Unspoken oil',
  edit: 'Sacra as it is being edited',
  post: 'Unwritten post',
  eMail: 'ayaan.warsame@example.com',
  message: 'Nobody else is to read this message.',
  readKey: randomBytes(16).toString('hex'),
};

const writing =
  (cms) =>
  async (path, { method = 'POST', data, body }) => {
    const answer = await fetch(`${cms.url}/api${path}`, {
      method,
      headers: {
        ...bearer(cms.writeToken),
        ...(data && { 'Content-Type': 'application/json' }),
      },
      body: body ?? JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/**
 * Creates an enquiry and entries that share one picture: a product with pending edits, a draft of a
 * product, a published post and a draft of a post.
 */
export async function writeEntries(cms) {
  const write = writing(cms);
  const form = new FormData();
  form.append('files', aPng(400, 300), 'resin.png');
  const [{ id: picture }] = await write('/upload', { body: form });
  const product = {
    Title: 'Sacra',
    Price: 20,
    productimage: picture,
    gallery: [picture],
    facts: [{ label: 'Origin', value: 'Sanaag' }],
  };
  const { data } = await write('/products', { data: product });
  await write(`/products/${data.documentId}?status=draft`, {
    method: 'PUT',
    data: { Title: HIDDEN.edit, facts: [{ label: HIDDEN.edit, value: HIDDEN.edit }] },
  });
  await write('/products?status=draft', { data: { ...product, Title: HIDDEN.draft } });
  const Body = [
    { __component: 'blog-body.text', body: 'Resin' },
    { __component: 'blog-body.quote', text: 'The tree gives.' },
    { __component: 'blog-body.picture', image: picture, alt: 'Resin' },
  ];
  const post = await write('/blogs', { data: { Title: 'A post', blogimg: picture, Body } });
  await write('/blogs?status=draft', { data: { Title: HIDDEN.post, blogimg: picture, Body } });
  await write('/enquiries', {
    data: { name: 'Ayaan Warsame', email: HIDDEN.eMail, message: HIDDEN.message },
  });
  return { picture, productId: data.documentId, postId: post.data.documentId };
}
