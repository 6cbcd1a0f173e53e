/**
 * Factor by which the tests enlarge an input. It is so large that linear cost, which grows by 100,
 * cannot be confused with quadratic cost, which grows by 10,000.
 */
export const GROWTH = 100;

/**
 * Maximum factor by which the cost may grow when the input grows by `GROWTH`. On a logarithmic
 * scale it is half way between linear cost, 100, and quadratic cost, 10,000.
 */
export const MAX_GROWTH = 10 * GROWTH;

/**
 * Minimum time of a run with the small input, in milliseconds of CPU time. A shorter run counts as
 * this long, because its time cannot be measured exactly.
 */
const LEAST_MS = 0.04;
/**
 * Milliseconds of CPU time for which the run with the small input is repeated, because a single run
 * is too short to measure.
 */
const SAMPLE_MS = 4;
/**
 * Maximum number of measurements. The smallest growth counts, because a busy machine makes single
 * results too large.
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
 * any time. `inputOf` returns a new input of about the given size for each measurement, so that
 * `read` cannot return a result that it cached for an earlier object.
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
 * Returns the factor by which the number of properties that `read` reads grows when its input is
 * `GROWTH` times as large.
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
