import { NEWSLETTER } from '../../../newsletter/newsletter-links';

const PATH = NEWSLETTER.replace('/api', '');

const page = (method: 'GET' | 'POST', path: string, action: string) => ({
  method,
  path: `${PATH}${path}`,
  handler: `api::subscriber.subscriber.${action}`,
  // The token in the URL is the only credential, because these pages are opened from an e-mail.
  config: { auth: false },
});

/**
 * The page that is shown after a sign-up, and the pages that links in newsletter e-mails open. A
 * GET request changes nothing, because programs that scan e-mails open every link.
 */
export default {
  type: 'content-api',
  routes: [
    page('GET', '/mail-sent', 'showMailSent'),
    page('GET', '/confirm/:token', 'showConfirmation'),
    page('POST', '/confirm/:token', 'confirm'),
    page('GET', '/withdraw/:token', 'showWithdrawal'),
    page('POST', '/withdraw/:token', 'withdraw'),
  ],
};
