/** One request to the CMS and its response, without host and token. */
interface Exchange {
  /** Method and decoded URL, for example `GET /api/products?populate=*`. */
  readonly request: string;
  readonly body?: unknown;
  readonly status: number;
  /** The JSON of the response, or its text when it is not JSON. */
  readonly answer: unknown;
}

/** The exchanges by test name. `around the tests` contains the exchanges of hooks. */
export type Recording = Readonly<Record<string, readonly Exchange[]>>;

const AROUND = 'around the tests';
const NO_BODY = [204, 205, 304];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Returns a request body as a value that tests can compare: JSON parsed, a form as its fields, a
 * file as its name, type and size.
 */
const readable = (body: unknown): unknown => {
  if (typeof body === 'string') return parsed(body);
  if (!(body instanceof FormData)) return body;
  const fields = [...body].map(([field, value]) => [
    field,
    typeof value === 'string' ? parsed(value) : [value.name, value.type, value.size],
  ]);
  return Object.fromEntries(fields);
};

const requestOf = (url: string, { method = 'GET', body }: RequestInit) => ({
  request: `${method} ${decodeURIComponent(url.replace(/^https?:\/\/[^/]+/u, ''))}`,
  ...(body !== undefined && body !== null && { body: readable(body) }),
});

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Base class of the recording tape and the playing tape, which group the exchanges by the name of
 * the running test.
 */
abstract class Tape {
  protected scene = AROUND;
  readonly wind = (test: string) => {
    this.scene = test;
  };
  readonly stop = () => this.wind(AROUND);
}

/** Passes every request to a real CMS and records the exchange. */
export class RecordingTape extends Tape {
  readonly #recorded: Record<string, Exchange[]> = {};

  constructor(private readonly network: typeof fetch) {
    super();
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { scene } = this;
    const response = await this.network(url, init);
    const text = await response.clone().text();
    const exchange = { ...requestOf(url, init), status: response.status, answer: parsed(text) };
    this.#recorded[scene] = [...(this.#recorded[scene] ?? []), exchange];
    return response;
  };

  /**
   * Returns the recording as JSON with one line per exchange, so that the diff of a new recording
   * shows what changed.
   */
  asText(): string {
    const scenes = Object.entries(this.#recorded).map(([scene, exchanges]) => {
      const lines = exchanges.map((exchange) => JSON.stringify(exchange));
      return `${JSON.stringify(scene)}: [\n${lines.join(',\n')}\n]`;
    });
    return `{\n${scenes.join(',\n')}\n}\n`;
  }
}

/**
 * Replays the recorded responses. Collects requests without a recording, so that the test can fail
 * on them.
 */
export class PlayingTape extends Tape {
  readonly unrecorded: string[] = [];
  readonly #left: Record<string, Exchange[]>;

  constructor(recording: Recording) {
    super();
    this.#left = structuredClone(recording) as Record<string, Exchange[]>;
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const left = this.#left[this.scene] ?? [];
    // Like a network, responds asynchronously, and rejects a request that was aborted meanwhile.
    await new Promise((resolve) => void setTimeout(resolve));
    init.signal?.throwIfAborted();
    const sent = requestOf(url, init);
    const at = left.findIndex(({ request, body }) =>
      same({ request, ...(body !== undefined && { body }) }, sent),
    );
    const [exchange] = at === -1 ? [] : left.splice(at, 1);
    if (exchange === undefined) {
      this.unrecorded.push(sent.request);
      throw new Error(`${sent.request} was not recorded in "${this.scene}"`);
    }
    const { status, answer } = exchange;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return new Response(NO_BODY.includes(status) ? null : text, { status });
  };
}
