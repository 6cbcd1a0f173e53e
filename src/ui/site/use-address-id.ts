import { useRawAddress } from './use-raw-address';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // Somebody cut the address in the middle of a letter: it leads to no thing.
  }
}

/** The id at the end of the address, whatever characters it holds. */
export const useAddressId = (): string => {
  const segments = useRawAddress().path.split('/');
  return decoded(segments.findLast((segment) => segment !== '') ?? '');
};
