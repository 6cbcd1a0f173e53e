import { ContainerModule } from 'inversify';
import { consoleProblemLog } from '../adapters/browser/console-problem-log';
import { randomKey } from '../adapters/browser/random-key';
import { localTestimonials } from '../adapters/local/local-testimonials';
import type { Notifier } from '../application/ports/notifier';
import { enquiryDrafts } from './draft-use-cases';
import { port } from './port';

/** What is the same in front of every catalogue. */
export const browserModule = (notifier: Notifier) =>
  new ContainerModule(({ bind }) => {
    bind(port('notifier')).toConstantValue(notifier);
    bind(port('problemLog')).toResolvedValue(consoleProblemLog);
    bind(port('enquiryDrafts')).toConstantValue(enquiryDrafts);
    bind(port('newKey')).toConstantValue(randomKey);
    bind(port('testimonials')).toResolvedValue(localTestimonials);
  });
