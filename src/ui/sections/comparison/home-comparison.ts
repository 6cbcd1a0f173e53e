import { latePart } from '../../components/waiting/late-part';

/** Two trees side by side, further down than most visits of home go. */
export const HomeComparison = latePart(async () => (await import('./compared-pair')).ComparedPair);
