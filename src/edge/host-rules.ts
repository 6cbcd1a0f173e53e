/** What every host says and where it leads, from one source: see `config/host-headers.mjs`. */
export interface HostRules {
  /** Of every answer that says nothing else under these names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: number;
  }[];
}

/** The answer to an address that is another's; `null` to any other. */
export function redirectFor(request: Request, { redirects }: HostRules): Response | null {
  const { pathname, search } = new URL(request.url);
  const found = redirects.find(({ from }) => from === pathname);
  if (found === undefined) return null;
  return new Response(null, { status: found.status, headers: { Location: found.to + search } });
}

export function withHeaders(response: Response, { headers }: HostRules): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
