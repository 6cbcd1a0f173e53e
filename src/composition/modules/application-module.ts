import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { UseCaseTable } from '../../application/use-case-table';
import { port } from '../port';

/** The use-cases of a table, over whatever adapters the other modules bind. */
export const applicationModule = (table: UseCaseTable) =>
  new ContainerModule(({ bind }) => {
    for (const [name, { make, needs }] of Object.entries(table)) {
      // The table's own type has checked what the names stand for.
      const ports = needs.map(port) as unknown as ServiceIdentifier<never>[];
      bind(name).toResolvedValue(make, ports);
    }
  });
