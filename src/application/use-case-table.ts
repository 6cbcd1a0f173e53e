import type { Ports } from './ports/ports';

type PortName = keyof Ports;

/** The names under which a port of this type is asked for. */
type NameOf<Port> = { [Name in PortName]: Ports[Name] extends Port ? Name : never }[PortName];

/**
 * A use-case's factory and the ports it takes, by name and in its order: one too few, one too
 * many or two in the wrong order do not compile.
 */
export const wired = <Taken extends readonly unknown[], UseCase>(
  make: (...ports: Taken) => UseCase,
  ...needs: { readonly [Place in keyof Taken]: NameOf<Taken[Place]> }
) => ({ make, needs: needs as readonly PortName[] });

export type UseCaseTable = Readonly<
  Record<string, { make(...ports: never[]): unknown; readonly needs: readonly PortName[] }>
>;

/** What the table's factories make, under the names they have there. */
export type UseCasesOf<Table extends UseCaseTable> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['make']>;
};
