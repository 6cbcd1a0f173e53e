import type { ServiceIdentifier } from 'inversify';
import type { Ports } from '../application/ports/ports';

/** Returns the container token of a port, typed so that a wrong binding does not compile. */
export const port = <Name extends keyof Ports>(name: Name) =>
  name as ServiceIdentifier as ServiceIdentifier<Ports[Name]>;
