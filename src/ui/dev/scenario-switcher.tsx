import { theme } from '../theme/theme';

interface ScenarioSwitcherProps {
  readonly names: readonly string[];
  readonly current: string;
  readonly onChoose: (name: string) => void;
}

const { colour, media, space, type } = theme;

/** Development tool that selects test content and network conditions. Not in production. */
export const ScenarioSwitcher = ({ names, current, onChoose }: ScenarioSwitcherProps) => (
  <aside
    aria-label="Developers' tools"
    css={{
      ...type.small,
      position: 'fixed',
      insetInlineStart: 0,
      insetBlockEnd: 0,
      zIndex: 30,
      background: colour.ink,
      color: colour.paper,
      [media.print]: { display: 'none' },
    }}
  >
    <details>
      <summary css={{ padding: `${space.s4}px ${space.s8}px`, cursor: 'pointer' }}>
        {`Scenario: ${current}`}
      </summary>
      <div css={{ display: 'grid', gap: space.s4, padding: space.s8 }}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === current}
            onClick={() => onChoose(name)}
            css={{
              minHeight: 32,
              border: `1px solid ${colour.sage}`,
              background: name === current ? colour.honey : 'transparent',
              color: name === current ? colour.ink : colour.paper,
              textAlign: 'start',
              cursor: 'pointer',
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </details>
  </aside>
);
