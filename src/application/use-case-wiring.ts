import type { ContentPort } from './content-types/content-types';
import type { Ports } from './ports/ports';

type PortName = keyof Ports;

/** The names of the ports whose type is `Port`. */
type NameOf<Port> = { [Name in PortName]: Ports[Name] extends Port ? Name : never }[PortName];

/**
 * A use-case's factory with the names of its ports, in the order of its parameters. A call with a
 * missing port, an extra port or two ports in the wrong order does not compile.
 */
export const wired = <Taken extends readonly unknown[], UseCase>(
  make: (...ports: Taken) => UseCase,
  ...needs: { readonly [Place in keyof Taken]: NameOf<Taken[Place]> }
) => ({ make, needs: needs as readonly PortName[] });

/**
 * Like `wired`, for a use-case that reads content for a page. It accepts only the notifier and the
 * ports of the content types, because only a change of their content publishes the page again. Any
 * other port does not compile.
 */
export const read = <Taken extends readonly unknown[], UseCase>(
  make: (...ports: Taken) => UseCase,
  ...needs: {
    readonly [Place in keyof Taken]: NameOf<Taken[Place]> & (ContentPort | 'notifier');
  }
) => ({ make, needs: needs as readonly PortName[] });

export type UseCaseTable = Readonly<
  Record<string, { make(...ports: never[]): unknown; readonly needs: readonly PortName[] }>
>;

/** The use-cases that the factories of a table make, by name. */
export type UseCasesOf<Table extends UseCaseTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['make']>;
};
