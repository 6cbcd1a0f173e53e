import { createContext } from 'react';
import type { EnquiryListSource } from '../../application/browser-state/enquiry-list-source';

/** Context of the visitor's enquiry list; `null` while prerendering. */
export const EnquiryListContext = createContext<EnquiryListSource | null>(null);
