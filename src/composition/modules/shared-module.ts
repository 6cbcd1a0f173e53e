import { ContainerModule } from 'inversify';
import { cachedPages } from '../../adapters/browser/cached-pages';
import { consoleProblemLog } from '../../adapters/browser/console-problem-log';
import { randomKey } from '../../adapters/browser/random-key';
import { siteConnection } from '../../adapters/browser/site-connection';
import { embeddedPageTexts } from '../../adapters/embedded/embedded-page-texts';
import { embeddedQuestions } from '../../adapters/embedded/embedded-questions';
import { embeddedRedirects } from '../../adapters/embedded/embedded-redirects';
import { embeddedSiteDetails } from '../../adapters/embedded/embedded-site-details';
import { embeddedTestimonials } from '../../adapters/embedded/embedded-testimonials';
import type { Notifier } from '../../application/ports/notifier';
import type { ProblemLog } from '../../application/ports/problem-log';
import { enquiryDrafts, enquiryOutbox } from '../form-use-cases';
import { port } from '../port-token';

/** Binds the ports that do not depend on the catalogue. */
export const sharedModule = (notifier: Notifier, problemLog: ProblemLog = consoleProblemLog()) =>
  new ContainerModule(({ bind }) => {
    bind(port('notifier')).toConstantValue(notifier);
    bind(port('problemLog')).toConstantValue(problemLog);
    bind(port('enquiryDrafts')).toConstantValue(enquiryDrafts);
    bind(port('enquiryOutbox')).toConstantValue(enquiryOutbox);
    bind(port('connection')).toResolvedValue(siteConnection);
    bind(port('cachedPages')).toResolvedValue(() => cachedPages(() => globalThis.caches));
    bind(port('newIdempotencyKey')).toConstantValue(randomKey);
    bind(port('testimonials')).toResolvedValue(embeddedTestimonials);
    bind(port('questions')).toResolvedValue(() => embeddedQuestions());
    bind(port('redirects')).toResolvedValue(embeddedRedirects);
    bind(port('siteDetails')).toResolvedValue(embeddedSiteDetails);
    bind(port('pageTexts')).toResolvedValue(() => embeddedPageTexts());
  });
