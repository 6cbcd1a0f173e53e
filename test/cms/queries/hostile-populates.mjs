const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));
const product = (query) => `/products?${query}`;
const post = (query) => `/blogs?${query}`;

/**
 * Returns `populate` parameters for the field `at`, such as `[gallery]`. They request more than the
 * field: the relations of its entries, or options such as filters, sorts and limits.
 */
const beyond = (at) => [
  `populate${at}[populate]=*`,
  `populate${at}[populate][related]=*`,
  `populate${at}[populate][related][populate]=*`,
  `populate${at}[populate][0]=related`,
  `populate${at}[populate][related][on][api::product.product][populate]=*`,
  `populate${at}[populate][related][on][api::enquiry.enquiry]=true`,
  `populate${at}[populate][createdBy]=true`,
  `populate${at}[populate][folder][populate]=*`,
  `populate${at}[fields]=related`,
  `populate${at}[fields][0]=provider_metadata`,
  `populate${at}[filters][related][Title][$notNull]=true`,
  `populate${at}[sort]=id`,
  `populate${at}[limit]=100000`,
  `populate${at}[count]=true`,
  `populate${at}[status]=draft`,
  `populate${at}[on][api::product.product]=true`,
  `populate${at}[nope]=1`,
];

/** Hostile queries, grouped by what they attempt. */
export const HOSTILE_POPULATES = {
  'a populate with depth': [
    ...['[productimage]', '[gallery]', '[facts]', '[createdBy]', '[localizations]'].flatMap((at) =>
      beyond(at).map(product),
    ),
    ...['[blogimg]', '[Body]', '[Body][on][blog-body.picture][populate][image]'].flatMap((at) =>
      beyond(at).map(post),
    ),
    ...[2, 5, 9, 18, 30].map((depth) =>
      product(`populate[productimage]${'[populate][related]'.repeat(depth)}[populate]=*`),
    ),
    ...times(4, (depth) => post(`populate[0]=Body.image${'.related'.repeat(depth)}`)),
  ],
  'malformed populates': [
    'populate=productimage.related',
    'populate=productimage,productimage.related',
    'populate[]=productimage.related.productimage',
    'populate[0]=*',
    'populate=createdBy',
    'populate=deep',
    'populate=true',
    'populate=',
    'populate',
    'populate=*&populate[productimage][populate]=*',
    'populate=*&populate=productimage',
    'populate[*]=true',
    'populate[*][populate]=*',
    'populate[productimage]=*',
    'populate[productimage]=false',
    'populate[productimage][]=a',
    'populate[productimage][populate][]=*',
    `populate=${'gallery,'.repeat(900)}facts`,
    `populate${'[populate]'.repeat(40)}=*`,
    'populate[roles]=true',
    'populate[Title]=true',
  ].map(product),
  'parts of a body': [
    'populate[Body][on][blog-body.video]=true',
    'populate[Body][on][api::product.product][populate]=*',
    'populate[Body][on][blog-body.picture][populate][image][populate]=related',
    'populate[Body][on][blog-body.picture][populate][image][populate][related][populate]=*',
    'populate[Body][on]=*',
    'populate[Body][on][blog-body.picture]=*',
    'populate[Body][on][blog-body.picture][populate]=image.related',
    'populate[Body][on][blog-body.quote][populate]=*',
    'populate[Body][populate][image]=true',
    'populate[Body][count]=true',
    'populate=Body.image.related',
  ].map(post),
};
