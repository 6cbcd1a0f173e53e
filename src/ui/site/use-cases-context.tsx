import { createContext, useContext } from 'react';
import type { UseCases } from '../../application/use-cases';
import type { ElementOnlyNode } from './element-only-node';

const UseCasesContext = createContext<UseCases | null>(null);

export const UseCasesProvider = ({
  useCases,
  children,
}: {
  readonly useCases: UseCases;
  readonly children: ElementOnlyNode;
}) => <UseCasesContext value={useCases}>{children}</UseCasesContext>;

export function useUseCases(): UseCases {
  const useCases = useContext(UseCasesContext);
  if (useCases === null) throw new Error('useUseCases needs a UseCasesProvider above it');
  return useCases;
}
