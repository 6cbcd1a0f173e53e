/** What one directive lets in: `'self'`, `https:`, a host. */
type Sources = ReadonlySet<string>;

/** Policies that hold at once, as one: what each directive lets in that all of them do. */
export type Policies = ReadonlyMap<string, Sources>;

const NONE = "'none'";

function directivesOf(policy: string): Map<string, Sources> {
  const directives = new Map<string, Sources>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/u);
    if (name === '') continue;
    if (directives.has(name)) throw new Error(`${name} is said twice in one policy`);
    directives.set(name, new Set(sources.length > 0 ? sources : [NONE]));
  }
  return directives;
}

/** In a page they are not heard. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

function both(one: Sources, other: Sources): Sources {
  const common = [...one].filter((source) => other.has(source));
  return new Set(common.length > 0 ? common : [NONE]);
}

/**
 * @param headers the policies that the head of an answer holds.
 * @param metas those that stand in its page.
 * @throws Error where one of them says a directive twice.
 */
export function policiesOf(headers: readonly string[], metas: readonly string[]): Policies {
  const all = new Map<string, Sources>();
  const add = (name: string, sources: Sources) => {
    const before = all.get(name);
    all.set(name, before === undefined ? sources : both(before, sources));
  };
  for (const [place, policy] of [...headers, ...metas].entries()) {
    const isHeader = place < headers.length;
    for (const [name, sources] of directivesOf(policy)) {
      if (isHeader || !HEADER_ONLY.includes(name)) add(name, sources);
    }
  }
  return all;
}
