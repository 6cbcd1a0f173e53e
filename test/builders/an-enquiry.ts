import type { Enquiry } from '../../src/domain/enquiries/enquiry';

/** A valid enquiry of the kind `contact`. */
export const anEnquiry = (given: Partial<Enquiry> = {}): Enquiry => ({
  key: 'b3f0c1de-0001-4a5b-9c7d-000000000001',
  kind: 'contact',
  name: 'Hodan Ali',
  email: 'hodan@example.com',
  company: '',
  message: 'Do you sell the resin itself as well?',
  product: null,
  volume: null,
  quantity: '',
  country: '',
  delivery: '',
  lines: [],
  ...given,
});
