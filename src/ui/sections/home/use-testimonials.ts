import { useSuspenseQuery } from '@tanstack/react-query';
import { useUseCases } from '../../site/use-cases-context';

export function useTestimonials() {
  const { getTestimonials } = useUseCases();
  const queryKey = ['getTestimonials'];
  return useSuspenseQuery({ queryKey, queryFn: () => getTestimonials() }).data;
}
