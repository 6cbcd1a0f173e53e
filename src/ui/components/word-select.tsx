import { type ComponentProps, type ReactNode, useId } from 'react';
import { theme } from '../theme/theme';
import { Icon } from './icon';

const { colour, media, motion, size, space, type } = theme;

interface WordSelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  readonly label: ReactNode;
  readonly className?: string;
}

/** A choice that reads as an underlined word in a line: `Sort Most loved`. */
export function WordSelect({ label, className, ...select }: WordSelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <span
      css={{
        ...type.body,
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.s12 - 2,
        maxWidth: '100%',
      }}
      className={className}
    >
      <label htmlFor={id} css={{ color: colour.lichen }}>
        {label}
      </label>
      <span
        css={{
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          maxWidth: '100%',
        }}
      >
        <select
          {...select}
          id={id}
          css={{
            minWidth: 0,
            minHeight: size.target,
            padding: '0 26px 0 0',
            textOverflow: 'ellipsis',
            border: 0,
            borderRadius: 0,
            // The foot line stands close under the word, the target stays 44 px.
            background: `linear-gradient(${colour.ink}, ${colour.ink}) 0 calc(100% - 7px) / 100% 1px no-repeat`,
            color: 'inherit',
            fontWeight: 500,
            appearance: 'none',
            cursor: 'pointer',
            transition: `color ${motion.colour}`,
            option: { background: colour.chalk, color: colour.ink },
            [media.hover]: { '&:hover': { color: colour.umber } },
          }}
        />
        <Icon
          name="down"
          size={16}
          css={{ position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none' }}
        />
      </span>
    </span>
  );
}
