/** Headers and redirects of every host, from one source: see `config/host-headers.mjs`. */
export interface HostRules {
  /** Added to every response that does not set them itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly status: number;
  }[];
}

/** The redirect for an address; `null` when there is none. */
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
