/** Large enough that what grows with the square stands out ten thousandfold, not a hundredfold. */
export const GROWTH = 100;

/** What an honest reader’s cost may grow by when its input grows by `GROWTH`: half way to its square, which is 10,000. */
export const MOST_GROWTH = 10 * GROWTH;

/** Milliseconds of CPU below which a run tells nothing about growth. */
const LEAST_MS = 0.04;
/** Of quick runs, which one alone could not be told from nothing. */
const SAMPLE_MS = 4;
/** A busy machine only ever adds to what is measured: the least of several tries counts. */
const TRIES = 4;

/** Milliseconds of CPU that one run takes, repeated until `sampleMs` have gone by. */
function cpuOf(run: () => unknown, sampleMs: number): number {
  const began = process.cpuUsage();
  for (let runs = 1; ; runs += 1) {
    run();
    const { user, system } = process.cpuUsage(began);
    const ms = (user + system) / 1_000;
    if (ms >= sampleMs) return ms / runs;
  }
}

/**
 * How many times the CPU time `read` takes for an input `GROWTH` times as large: about `GROWTH`
 * where it is linear, its square where it is quadratic, less for what hardly takes any time.
 * `inputOf` makes an input of about a size, anew each time, so that nothing is remembered.
 */
export function growthOfTime<Input>(
  inputOf: (size: number) => Input,
  read: (input: Input) => unknown,
  size: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MOST_GROWTH; tries += 1) {
    const large = inputOf(size * GROWTH);
    const largeMs = cpuOf(() => read(large), 0);
    if (largeMs <= LEAST_MS * GROWTH) return largeMs / LEAST_MS;
    const small = inputOf(size);
    least = Math.min(
      least,
      largeMs /
        Math.max(
          LEAST_MS,
          cpuOf(() => read(small), SAMPLE_MS),
        ),
    );
  }
  return least;
}

/** A value that counts how often anything within it is read. */
export function countingReads<Value extends object>(value: Value) {
  let reads = 0;
  const counting = <Inner>(inner: Inner): Inner =>
    typeof inner === 'object' && inner !== null
      ? new Proxy(inner, {
          get(target, name) {
            reads += 1;
            return counting(Reflect.get(target, name));
          },
        })
      : inner;
  return { value: counting(value), reads: () => reads };
}

/** How many times the reads that `read` makes of an input `GROWTH` times as large. */
export function growthOfReads<Input extends object>(
  inputOf: (size: number) => Input,
  read: (input: Input) => unknown,
  size: number,
): number {
  const [small, large] = [size, size * GROWTH].map((length) => {
    const { value, reads } = countingReads(inputOf(length));
    read(value);
    return reads();
  });
  return (large ?? 0) / (small ?? 0);
}
