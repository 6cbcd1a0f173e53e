import type { ContentPort } from './content/content-types';
import type { Ports } from './ports/ports';

type PortName = keyof Ports;

/** The names of the ports of this type. */
type NameOf<Port> = { [Name in PortName]: Ports[Name] extends Port ? Name : never }[PortName];

/**
 * A use-case's factory with the names of its ports, in the order of its parameters. A missing port,
 * an extra port or two ports in the wrong order do not compile.
 */
export const wired = <Taken extends readonly unknown[], UseCase>(
  make: (...ports: Taken) => UseCase,
  ...needs: { readonly [Place in keyof Taken]: NameOf<Taken[Place]> }
) => ({ make, needs: needs as readonly PortName[] });

/**
 * A use-case that a page reads, in the same form. A port that is neither declared as content, so
 * that pages are published again when it changes, nor only reports to visitors does not compile.
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
