/** One question to the CMS and its answer, without the host and without any token. */
interface Exchange {
  /** `GET /api/products?populate=*`, decoded. */
  readonly request: string;
  readonly body?: unknown;
  readonly status: number;
  /** The answer's JSON, or its text when it is none. */
  readonly answer: unknown;
}

/** What was said in each test, by its name; what hooks say is under `around the tests`. */
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

/** A body as it can be compared: a form by its fields, a file by its name, type and size. */
const readable = (body: unknown): unknown => {
  if (typeof body === 'string') return parsed(body);
  if (!(body instanceof FormData)) return body;
  const fields = [...body].map(([field, value]) => [
    field,
    typeof value === 'string' ? parsed(value) : [value.name, value.type, value.size],
  ]);
  return Object.fromEntries(fields);
};

const questionOf = (url: string, { method = 'GET', body }: RequestInit) => ({
  request: `${method} ${decodeURIComponent(url.replace(/^https?:\/\/[^/]+/u, ''))}`,
  ...(body !== undefined && body !== null && { body: readable(body) }),
});

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Both ends of a tape go by the name of the test that runs. */
abstract class Tape {
  protected scene = AROUND;
  readonly wind = (test: string) => {
    this.scene = test;
  };
  readonly stop = () => this.wind(AROUND);
}

/** Passes every call on to a real CMS and keeps what was said. */
export class RecordingTape extends Tape {
  readonly #recorded: Record<string, Exchange[]> = {};

  constructor(private readonly network: typeof fetch) {
    super();
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { scene } = this;
    const response = await this.network(url, init);
    const text = await response.clone().text();
    const exchange = { ...questionOf(url, init), status: response.status, answer: parsed(text) };
    this.#recorded[scene] = [...(this.#recorded[scene] ?? []), exchange];
    return response;
  };

  /** A line an exchange, so that another recording shows what changed. */
  asText(): string {
    const scenes = Object.entries(this.#recorded).map(([scene, exchanges]) => {
      const lines = exchanges.map((exchange) => JSON.stringify(exchange));
      return `${JSON.stringify(scene)}: [\n${lines.join(',\n')}\n]`;
    });
    return `{\n${scenes.join(',\n')}\n}\n`;
  }
}

/** Answers as the CMS once did; what it was never asked is kept, for the test to fail by. */
export class PlayingTape extends Tape {
  readonly unrecorded: string[] = [];
  readonly #left: Record<string, Exchange[]>;

  constructor(recording: Recording) {
    super();
    this.#left = structuredClone(recording) as Record<string, Exchange[]>;
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const left = this.#left[this.scene] ?? [];
    // As from a network: never in the same breath, and never to whoever has left.
    await new Promise((resolve) => void setTimeout(resolve));
    init.signal?.throwIfAborted();
    const question = questionOf(url, init);
    const at = left.findIndex(({ request, body }) =>
      same({ request, ...(body !== undefined && { body }) }, question),
    );
    const [exchange] = at === -1 ? [] : left.splice(at, 1);
    if (exchange === undefined) {
      this.unrecorded.push(question.request);
      throw new Error(`${question.request} was not recorded in "${this.scene}"`);
    }
    const { status, answer } = exchange;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return new Response(NO_BODY.includes(status) ? null : text, { status });
  };
}
