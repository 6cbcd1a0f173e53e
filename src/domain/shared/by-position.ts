/** An item of a list that the owner sorts by `position`. The position is `null` until it is set. */
interface Positioned {
  readonly id: string;
  readonly position: number | null;
}

const placeOf = ({ position }: Positioned): number => position ?? Number.POSITIVE_INFINITY;

/** Sorts by position, then by id. Items without a position come last. */
export function byPosition(one: Positioned, other: Positioned): number {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place !== otherPlace) return place - otherPlace;
  return one.id < other.id ? -1 : 1;
}
