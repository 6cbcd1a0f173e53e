import { ContainerModule } from 'inversify';
import { consoleProblemLog } from '../adapters/browser/console-problem-log';
import { randomKey } from '../adapters/browser/random-key';
import { sessionEnquiryDrafts } from '../adapters/browser/session-enquiry-drafts';
import { localTestimonials } from '../adapters/local/local-testimonials';
import type { Notifier } from '../application/ports/notifier';
import { PORTS } from './tokens';

/** What is the same in front of every catalogue. */
export const browserModule = (notifier: Notifier) =>
  new ContainerModule(({ bind }) => {
    bind(PORTS.notifier).toConstantValue(notifier);
    bind(PORTS.problemLog).toResolvedValue(consoleProblemLog);
    bind(PORTS.enquiryDrafts).toResolvedValue(() => sessionEnquiryDrafts(() => sessionStorage));
    bind(PORTS.newKey).toConstantValue(randomKey);
    bind(PORTS.testimonials).toResolvedValue(localTestimonials);
  });
