/** The headers and redirects that all hosts share: see `config/host-headers.mjs`. */
export interface HostRules {
  /** Headers that are added to every response unless the response sets them itself. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same for the documents of batches, which may be saved only. */
  readonly documentHeaders: Readonly<Record<string, string>>;
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: number;
  }[];
}

/** Returns the redirect for the address of a request; `null` when there is none. */
export function redirectFor(request: Request, { redirects }: HostRules): Response | null {
  const { pathname, search } = new URL(request.url);
  const found = redirects.find(({ from }) => from === pathname);
  if (found === undefined) return null;
  return new Response(null, { status: found.status, headers: { Location: found.to + search } });
}

export function withHeaders(response: Response, headers: HostRules['headers']): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
