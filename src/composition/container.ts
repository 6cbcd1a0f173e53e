import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';
import type { UseCasesOf, UseCaseTable } from '../application/use-case-wiring';

/**
 * Creates a container. Without `jitless` it might use `new Function`, which a strict CSP forbids.
 */
export function containerOf(modules: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(...modules);
  return container;
}

/**
 * Returns every use-case of the table by name. Throws when the container has no binding for a port
 * that a use-case needs.
 */
export const resolvedUseCases = <Table extends UseCaseTable>(
  container: Container,
  table: Table,
): UseCasesOf<Table> =>
  Object.fromEntries(
    Object.keys(table).map((name) => [name, container.get(name)]),
  ) as UseCasesOf<Table>;
