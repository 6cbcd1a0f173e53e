/** Builds entries in Strapi's response format whose content differs from the sample content. */

const moments = {
  createdAt: '2024-02-01T10:00:00.000Z',
  updatedAt: '2024-02-02T10:00:00.000Z',
  publishedAt: '2024-02-03T10:00:00.000Z',
};

let made = 0;

export const aMedia = (url: string, extra: Record<string, unknown> = {}) => ({
  id: 1,
  documentId: 'media000000000000000001',
  name: 'x.jpg',
  alternativeText: null,
  caption: null,
  width: 1200,
  height: 1500,
  formats: {
    small: {
      url: url.replace('.jpg', '-small.jpg'),
      width: 400,
      height: 500,
      size: 10,
      mime: 'image/jpeg',
    },
  },
  size: 100,
  mime: 'image/jpeg',
  url,
  ...extra,
});

export const aProduct = (fields: Record<string, unknown> = {}) => {
  made += 1;
  return {
    id: made,
    documentId: `product${String(made).padStart(17, '0')}`,
    Title: `Oil number ${made}`,
    Description: 'Four words and more of a description',
    Price: 24,
    Rating: 4.5,
    Volume: 'Ten ml',
    productimage: null,
    ...moments,
    ...fields,
  };
};

export const aPost = (fields: Record<string, unknown> = {}) => {
  made += 1;
  return {
    id: made,
    documentId: `post${String(made).padStart(20, '0')}`,
    Title: `Post number ${made}`,
    Description: 'What the post is about',
    blogimg: null,
    Body: [],
    ...moments,
    ...fields,
  };
};

export const list = (data: readonly unknown[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } },
});
