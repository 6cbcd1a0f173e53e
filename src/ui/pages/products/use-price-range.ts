import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../site/read-query';
import { useUseCases } from '../../site/use-cases-context';

/** `null` while it is not known, when it could not be had and when nothing has a price. */
export const usePriceRange = () => useQuery(readQuery(useUseCases(), 'getPriceRange')).data ?? null;
