import type { EnquiryLine } from '../../src/domain/enquiries/enquiry-list';

export const aLine = (given: Partial<EnquiryLine> = {}): EnquiryLine => ({
  product: { id: 'carterii', title: 'Carterii' },
  volume: 'Ten ml',
  quantity: 1,
  price: 24,
  ...given,
});
