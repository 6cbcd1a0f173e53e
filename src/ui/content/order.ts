/** The texts of the enquiry list and of the form that sends it. */
export const orderTexts = {
  page: {
    empty: 'There is no product in your enquiry yet.',
    choose: 'Choose from the products',
    more: 'Add more products',
  },
  lines: 'Products',
  quantity: 'Quantity',
  remove: 'Remove',
  each: 'each',
  onRequest: 'on request',
  total: 'Total before delivery',
  gone: 'This product is no longer offered. We still read your enquiry about it.',
  notKept: 'This browser does not keep your enquiry. It is lost when you close this page.',
  addLine: 'Add another product',
  sent: {
    number: 'Number',
    answerTo: 'We answer to',
    asked: 'You asked for',
    wrote: 'You wrote',
    next: 'What happens next',
    print: 'Print',
  },
} as const;

export const changedPrice = (former: string): string => `The price has changed; it was ${former}.`;

export const someOnRequest = (count: number): string => `, and ${count} with a price on request`;

export const removeLine = (title: string): string => `Remove ${title}`;
export const quantityOf = (title: string): string => `Quantity of ${title}`;
