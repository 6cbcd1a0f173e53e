import sprite from '../../../../art/svg/ui-sprite.svg?url&no-inline';

export type IconName =
  | 'arrow'
  | 'arrow-l'
  | 'plus'
  | 'minus'
  | 'close'
  | 'menu'
  | 'search'
  | 'down'
  | 'check'
  | 'alert'
  | 'share'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'filter'
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'youtube'
  | 'star'
  | 'clock'
  | 'eye';

interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * An icon in the colour of the text. It is hidden from screen readers, so it needs a text label.
 */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    css={{ flex: 'none' }}
    className={className}
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
