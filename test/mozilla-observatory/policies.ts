/** The sources that one directive allows: `'self'`, `https:`, a host. */
type Sources = ReadonlySet<string>;

/** Policies that apply together, merged: for each directive, the sources that all of them allow. */
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

/** Browsers ignore these directives in a `<meta>` policy. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

function both(one: Sources, other: Sources): Sources {
  const common = [...one].filter((source) => other.has(source));
  return new Set(common.length > 0 ? common : [NONE]);
}

/**
 * @param headers the policies in the response headers.
 * @param metas the policies in the page's `<meta>` elements.
 * @throws Error when a policy contains a directive twice.
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
