import type { Policies } from './policies';

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

const HASH_OR_NONCE = /^'(?:sha(?:256|384|512)|nonce)-/u;
const INSECURE = /^(?:http|ftp):/u;

/** The sources that a browser applies: with a hash or a nonce, it ignores `'unsafe-inline'`. */
function heeded(sources: Iterable<string>): readonly string[] {
  const all = [...sources];
  const isNamed = all.some((source) => HASH_OR_NONCE.test(source));
  return isNamed ? all.filter((source) => source !== "'unsafe-inline'") : all;
}

/** The Observatory's result for the policies: the worst that applies. */
export function policyResult(policies: Policies): string {
  if (policies.size === 0) return 'csp-not-implemented';
  const of = (name: string) =>
    heeded(policies.get(name) ?? policies.get('default-src') ?? new Set(['*']));
  const scripts = of('script-src');
  const styles = of('style-src');
  const has = (sources: readonly string[], some: readonly string[]) =>
    sources.some((source) => some.includes(source));
  if (has(scripts, UNSAFE) || has(of('object-src'), BROAD)) {
    return 'csp-implemented-with-unsafe-inline';
  }
  const active = [...policies].filter(([name]) => !PASSIVE.includes(name));
  if (active.some(([, sources]) => [...sources].some((source) => INSECURE.test(source)))) {
    return 'csp-implemented-with-insecure-scheme';
  }
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  if (PASSIVE.flatMap(of).some((source) => INSECURE.test(source))) {
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  }
  if (has(styles, UNSAFE)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const byDefault = [...(policies.get('default-src') ?? [])];
  return byDefault.length === 1 && byDefault[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}
