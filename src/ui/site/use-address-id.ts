import { useRawAddress } from './use-raw-address';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // `decodeURIComponent` throws for an invalid percent escape. The raw id matches no document.
  }
}

/** Returns the decoded last segment of the path; an id may contain an encoded `/`, `?` or `%`. */
export const useAddressId = (): string => {
  const segments = useRawAddress().path.split('/');
  return decoded(segments.findLast((segment) => segment !== '') ?? '');
};
