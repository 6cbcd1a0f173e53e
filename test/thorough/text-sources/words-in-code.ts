/**
 * Patterns for the texts that are in the code instead of the CMS, each with the reason. A pattern
 * matches a whole text.
 */
export const WORDS_IN_CODE: readonly (readonly [reason: string, texts: RegExp])[] = [
  [
    'names a part of the page or a control, for assistive technology',
    /^(?:Skip to the content|Announcement|Main|Open the menu|Close the menu|Breadcrumb|Footer|More pages|Notifications, Alt\+T|Testimonials|Blog posts|posts|Pictures|Enlarge the picture|Choose a slide|(?:Previous|Next) slide|Show slide \d+ of \d+|\d+ of \d+|Products found|Posts|Topics|Earlier and later post|Groups of questions|Facts of each|Leave this field empty|beyond the featured products|of our products|Sections of this post)$/u,
  ],
  [
    'labels a control',
    /^(?:Menu|Filter|Sort|Featured|Price, (?:low to high|high to low)|Rating|Newest|Any rating|[\d.]+ stars and up|All|Search (?:by name, tree or scent|the blog)|Share|Add to enquiry(?:: \d)?|Add another product|Choose from the products|Ask on WhatsApp|WhatsApp|Details|Explore More|Compare with (?:\d|a third)|Compare two of them|(?:Add|Leave out) \d|Ask about \d|(?:Earlier|Later) post|The blog|All posts|Contact Us|Products)$/u,
  ],
  [
    'labels a field of a form; the page of the CMS for forms without JavaScript has the same labels',
    /^(?:Name|E-mail|Company|Message|Country|Delivery|Volume|Any volume|optional)$/u,
  ],
  [
    'labels a detail that the law asks for',
    /^(?:Company|Address|Register|Tax number|E-mail|Telephone|Made by|Responsible in the EU)$/u,
  ],
  [
    'sends a form, and states what the site stores, which the code decides; the CMS stores the wording that a subscriber agreed to, and its version, as proof of the consent',
    /^(?:Send (?:message|enquiry)|Tell me about new harvests|We store .*|Stored are .*|What you type is kept .*|(?:Enquiries|Messages) are deleted after .*|To have it corrected .*|This form is sent by JavaScript, .*)$/u,
  ],
  [
    'begins a message about a product, which the visitor may change',
    /^I would like to order \d\. .*$/u,
  ],
  ['says what the enquiry contains', /^There is no product in your enquiry yet\.$/u],
  [
    'is written from figures: a price, a rating, a date, a count, a number of a plate',
    /^(?:Pl\. \d+|[\d.]+ out of 5(?:, sample)?|Not yet rated|Price on request|(?:\d+|No) (?:products?|posts?)|\d+ minutes? to read|\d+ \p{L}+ \d{4}|In force from .*)$/u,
  ],
  [
    'is a value that the owner chooses in the CMS',
    /^(?:· )?(?:Available|Sold out|On request)$|^(?:\d, )?(?:Ten ml|Thirty ml|Bulk)$/u,
  ],
  [
    'is the label of a fact that draws something; the CMS offers it',
    /^(?:First minute|A quarter hour|An hour on|Botanical name|Boswellia [a-z]+)$/u,
  ],
  [
    'is written from the facts of the products',
    /^(?:1 and 2 compared|Compare 1(?:, 2)? and \d –|1 is strongest in .*|The same for (?:both|all))$/u,
  ],
  [
    'describes a picture that ships with the site, or a drawing',
    /^(?:Two amber dropper bottles|Stoneware bowl|Boswellia trees? on|Coiled straw basket|Dawn over|Carved clay|Hammered copper|One-litre amber|Tears of resin on bark|A still: the fire|Boswellia(?: [a-z]+)?: )/u,
  ],
  ['is a Somali season or the initial of a month', /^(?:Jilaal|Gu|Xagaa|Dayr|[JFMASOND])$/u],
  [
    'says that content is a sample',
    /^(?:sample|Price and rating are samples\.|A sample catalogue: .*)$/u,
  ],
  ['is the name of a social network', /^YouTube$/u],
  [
    'names what the label of a product states',
    /^(?:Hazards and precautions|Net content|Botanical name|Plant part|Method|Ingredients \(INCI\)|Allergens|GTIN)$/u,
  ],
  ['says that a social page does not exist yet', /: page not open yet$/u],
  ['replaces controls that need JavaScript', /^To search or filter, JavaScript must be on\. .*$/u],
  [
    'leads to the whole catalogue, as the code writes it',
    /^(?:The catalogue(?: as a file .*)?|Line sheet(?: –|, to print)?|The catalogue for buyers .*|Prices as of .*|Product|Each|Print|not offered|Minimum order|Trade prices|On request\.|Terms|Order from)$/u,
  ],
  [
    'finds a batch, or says what a batch is and what its figures mean, which may promise nothing',
    /^(?:Find|(?:Find your|All|Batch|Ask about a|The current) (?:batch|batches).*|Batch SN-\d:?(?: –)?|SN-[\d-]+|Number on the label|The number on the label leads .*|Each bottle and each bag carries .*|Capitals, spaces and dashes .*|Is your number not in this list\? .*|Its analysis|, (?:current|recalled), .*|This batch is recalled\.|Recalled|Write to us|A sample: this batch .*|Where this batch was .*|Type the number on .*|Where it comes from|Material|Botanical name|Region|Method|Distilled on|Whole batch|Best before|Laboratory|Accreditation|Analysed on|The harvest|Gathered in|What it contains|Substance|CAS number|Per cent|Usual range|Fragrance allergen|yes|The table as a file .*|What the figures mean|Each figure is .*|Together they are .*|The usual range is .*|The CAS number names .*|Some people are allergic .*|The figures describe .*|Measured properties|Property|Value|Documents|(?:Analysis|Certificate|Safety data sheet)(?:, .*| \(PDF, .*\))?|, .*names the batch .*|Ask us for a copy|Filled from this batch)$/u,
  ],
];
