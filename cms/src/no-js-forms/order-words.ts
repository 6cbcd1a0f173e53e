/**
 * The texts of the order form and of the page after it. Those of the form are copies of the site's
 * `src/ui/content/order.ts`; the site's `test/form-words.test.ts` checks that they match.
 */
export const orderWords = {
  heading: 'Your enquiry',
  lines: 'Products',
  product: 'Product',
  quantity: 'Quantity',
  choose: 'Choose a product',
  addLine: 'Add another product',
  sent: {
    heading: 'We have your message',
    number: 'Number',
    answerTo: 'We answer to',
    asked: 'You asked for',
    wrote: 'You wrote',
    next: 'What happens next',
  },
} as const;
