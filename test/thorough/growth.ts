/**
 * Factor by which the input grows. It is so large that quadratic growth stands out: ten
 * thousandfold instead of a hundredfold.
 */
export const GROWTH = 100;

/**
 * Maximum factor by which the cost may grow when the input grows by `GROWTH`. On a logarithmic
 * scale it is half way between linear cost, 100, and quadratic cost, 10,000.
 */
export const MAX_GROWTH = 10 * GROWTH;

/** Milliseconds of CPU below which a run says nothing about growth. */
const LEAST_MS = 0.04;
/**
 * Milliseconds of CPU for which quick runs are repeated, because a single one is not measurable.
 */
const SAMPLE_MS = 4;
/**
 * Number of measurements. The smallest one counts, because a busy machine can only add to the time.
 */
const TRIES = 4;

/**
 * Returns the milliseconds of CPU that one run takes. Repeats the run until all runs together have
 * taken `sampleMs`.
 */
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
 * Returns the factor by which the CPU time of `read` grows for an input `GROWTH` times as large:
 * about `GROWTH` for linear cost, its square for quadratic cost, and less when `read` takes hardly
 * any time. `inputOf` makes a new input of about the given size each time, so that no cache helps.
 */
export function growthOfTime<Input>(
  inputOf: (size: number) => Input,
  read: (input: Input) => unknown,
  size: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MAX_GROWTH; tries += 1) {
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

/** Wraps a value so that every read of a property within it is counted. */
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

/**
 * Returns the factor by which the number of property reads of `read` grows for an input `GROWTH`
 * times as large.
 */
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
