import { HEALTH_RULES } from './health-rules';
import { TRADE_RULES } from './trade-rules';
import { USE_RULES } from './use-rules';

/**
 * Rules for the words that EU and US law forbid for scented oils and resin, or allow only with a
 * proof. Each rule searches one sentence in the form that `searchable` returns.
 */
export const CLAIM_RULES = [...HEALTH_RULES, ...USE_RULES, ...TRADE_RULES];
