import type { ServiceIdentifier } from 'inversify';
import type { Ports } from '../application/ports/ports';

/** A port's name as a typed container token: a wrong binding does not compile. */
export const port = <Name extends keyof Ports>(name: Name) =>
  name as ServiceIdentifier as ServiceIdentifier<Ports[Name]>;
