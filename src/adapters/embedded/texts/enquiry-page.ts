import type { EnquiryPageTexts } from '../../../domain/texts/pages/enquiry-page-texts';

export const ENQUIRY_PAGE: EnquiryPageTexts = {
  meta: {
    title: 'Your enquiry',
    description: 'The products that you want to ask about, in one message.',
  },
  title: 'Your enquiry',
  lead: 'Choose, write to us, and decide when you know the delivered price.',
  afterSending: {
    heading: 'We have your message',
    text: 'Thank you. Keep the number: it is in our answer too.',
    mail: 'We reply by e-mail with what is available and the price including delivery. You decide then; until you confirm, nothing is ordered.',
  },
};
