import { expect, it } from 'vitest';
import { aLine } from '../../../test/builders/a-line';
import { describeEnquiryList } from '../../../test/contracts/enquiry-list.contract';
import { inMemoryEnquiryList } from './in-memory-enquiry-list';

describeEnquiryList('in memory', () => inMemoryEnquiryList());

it('inMemoryEnquiryList can begin with lines', () => {
  expect(inMemoryEnquiryList([aLine()]).current()).toEqual([aLine()]);
});
