import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { UseCaseTable } from '../../application/use-case-wiring';
import { port } from '../port-token';

/** Binds the use-cases of a table. Other modules bind the ports. */
export const applicationModule = (table: UseCaseTable) =>
  new ContainerModule(({ bind }) => {
    for (const [name, { make, needs }] of Object.entries(table)) {
      // The cast is safe, because TypeScript has checked the port names in the table.
      const ports = needs.map(port) as unknown as ServiceIdentifier<never>[];
      bind(name).toResolvedValue(make, ports);
    }
  });
