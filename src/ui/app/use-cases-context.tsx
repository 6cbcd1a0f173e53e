import { createContext, type ReactNode, useContext } from 'react';
import type { UseCases } from '../../application/use-cases';

const UseCasesContext = createContext<UseCases | null>(null);

export const UseCasesProvider = ({
  useCases,
  children,
}: {
  readonly useCases: UseCases;
  readonly children: ReactNode;
}) => <UseCasesContext value={useCases}>{children}</UseCasesContext>;

export function useUseCases(): UseCases {
  const useCases = useContext(UseCasesContext);
  if (useCases === null) throw new Error('useUseCases needs a UseCasesProvider above it');
  return useCases;
}
