import { useRawAddress } from './use-raw-address';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // An invalid percent escape: the id matches no document.
  }
}

/** Returns the id at the end of the address, whatever characters it contains. */
export const useAddressId = (): string => {
  const segments = useRawAddress().path.split('/');
  return decoded(segments.findLast((segment) => segment !== '') ?? '');
};
