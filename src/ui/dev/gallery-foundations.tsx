import { theme } from '../theme/theme';
import { Specimen, Specimens } from './specimen';

const { colour, space, type } = theme;

const SWATCHES = [
  'paper',
  'chalk',
  'sand',
  'bark',
  'honey',
  'resin',
  'umber',
  'clay',
  'sage',
  'lichen',
  'forest',
  'ink',
  'error',
  'ok',
] as const;

const TEXTS = [
  ['d1', 'Tears of light'],
  ['d2', 'Premium Frankincense'],
  ['d2s', 'Featured Products'],
  ['d3', 'Botanical facts'],
  ['t1', 'How a tear forms'],
  ['t2', 'Frankincense Carterii, Ten ml'],
  ['lead', 'Lead. Wild resin, cut by hand on limestone cliffs.'],
  [
    'body',
    'Body. What reaches the still is a mixture: pale tears for brightness, darker ones for depth.',
  ],
  ['small', 'Small. Help beside a field, and counts.'],
  ['caps', 'Caps label'],
] as const;

export const GalleryFoundations = () => (
  <Specimens title="Ground" columns={1}>
    <Specimen name="Colours">
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
          gap: space.s12,
          width: '100%',
        }}
      >
        {SWATCHES.map((name) => (
          <li key={name} css={type.small}>
            <span
              css={{
                display: 'block',
                height: 84,
                marginBlockEnd: space.s8,
                border: `1px solid ${colour.line}`,
                background: colour[name],
              }}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Type" stacked>
      {TEXTS.map(([name, text]) => (
        <p key={name} css={type[name]}>
          {text}
        </p>
      ))}
    </Specimen>
  </Specimens>
);
