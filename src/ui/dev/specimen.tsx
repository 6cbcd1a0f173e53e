import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

const { colour, space, type } = theme;

interface SpecimenProps {
  /** Name of the component and its states, for example `Button, primary: rest, hover, focus`. */
  readonly name: string;
  readonly dark?: boolean;
  /** Stacks the children instead of placing them in a row. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** Shows one component in its states, under a heading. */
export const Specimen = ({ name, dark = false, stacked = false, children }: SpecimenProps) => (
  <section
    css={{
      minWidth: 0,
      padding: `${space.s24}px ${dark ? space.s24 : 0}px ${space.s36}px`,
      borderBlockStart: `1px solid ${colour.line}`,
      ...(dark && { ...theme.onDark, background: colour.forest, color: colour.chalk }),
    }}
  >
    <h3
      css={{
        ...type.caps,
        marginBlockEnd: space.s18,
        color: dark ? colour.sage : colour.lichen,
        textWrap: 'wrap',
      }}
    >
      {name}
    </h3>
    <div
      css={
        stacked
          ? { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 }
          : {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: `${space.s18}px ${space.s24}px`,
            }
      }
    >
      {children}
    </div>
  </section>
);

interface SpecimensProps {
  readonly title: string;
  readonly columns?: 1 | 2;
  readonly children: ReactNode;
}

/** A section of the gallery. */
export const Specimens = ({ title, columns = 2, children }: SpecimensProps) => (
  <section css={{ marginBlockStart: space.s72 }}>
    <h2 css={{ ...type.d3, marginBlockEnd: space.s24 }}>{title}</h2>
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        columnGap: space.gutter,
        [theme.media.rail]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </div>
  </section>
);

/** Shows its children as hovered, focused by keyboard or active. */
export const Shown = ({
  as,
  children,
}: {
  readonly as: 'hover' | 'focus-visible' | 'active';
  readonly children: ReactNode;
}) => (
  <div data-show={as} css={{ display: 'contents' }}>
    {children}
  </div>
);
