/** The headers and redirects that all hosts share: see `config/host-headers.mjs`. */
export interface HostRules {
  /** Headers that are added to every response unless the response sets them itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** Like `headers`, for the documents of batches. Browsers may only save these documents. */
  readonly documentHeaders: Readonly<Record<string, string>>;
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: number;
  }[];
}

/**
 * Returns the values of the placeholders of a rule's path, such as `:lot`, in a request's path;
 * `null` when the path does not match the rule.
 */
function placeholdersIn(pathname: string, from: string): Readonly<Record<string, string>> | null {
  if (!from.includes(':')) return from === pathname ? {} : null;
  const pattern = from.replaceAll(/:(\w+)/gu, '(?<$1>[A-Za-z0-9-]+)');
  const found = new RegExp(`^${pattern}/?$`, 'u').exec(pathname);
  return found === null ? null : (found.groups ?? {});
}

/** Returns the redirect for the address of a request; `null` when there is none. */
export function redirectFor(request: Request, { redirects }: HostRules): Response | null {
  const { pathname, search } = new URL(request.url);
  for (const { from, to, status } of redirects) {
    const values = placeholdersIn(pathname, from);
    if (values === null) continue;
    const target = to.replaceAll(/:(\w+)/gu, (_, name: string) => values[name] ?? '');
    return new Response(null, { status, headers: { Location: target + search } });
  }
  return null;
}

export function withHeaders(response: Response, headers: HostRules['headers']): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
