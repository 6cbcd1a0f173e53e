import { useEffect, useRef } from 'react';
import * as carousel from '../../content/carousel';
import { iconButton } from '../../theme/icon-button';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { Tear } from '../drawings/tear';
import { type ControlsShown, dotsRowStyle } from './carousel-layout';

const { colour, media, motion, size } = theme;

const TEAR_HEIGHT = 18;
const TEAR_WIDTH = (TEAR_HEIGHT * 16) / 27;

const groupStyle = {
  ...dotsRowStyle,
  position: 'relative',
  // Aligns the first visible dot with the page's margin; its touch target is wider than the dot.
  marginInlineStart: (TEAR_WIDTH - size.target) / 2,
  // Dots that do not fit scroll in one row, so that the height stays the same.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...screenOnly,
} as const;

const dotStyle = {
  ...iconButton,
  '&:focus-visible': { outlineOffset: -6 },
  svg: { color: colour.umber, transition: `transform ${motion.control} ${motion.ease}` },
  [media.hover]: { '&:hover svg': { transform: 'translateY(3px)' } },
  '&:active svg': { transform: 'translateY(3px)' },
  [media.forcedColours]: { svg: { color: 'ButtonText' } },
} as const;

interface CarouselDotsProps {
  readonly shown: ControlsShown;
  readonly index: number;
  /** Id of the element that contains the slides. */
  readonly controls: string;
  readonly onShow: (index: number) => void;
}

/** A dot for each slide, in the shape of a drop. The dot of the current slide is filled. */
export function CarouselDots({ shown, index, controls, onShow }: CarouselDotsProps) {
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dot = group.current?.children[index];
    if (group.current === null || !(dot instanceof HTMLElement)) return;
    const middle = dot.offsetLeft + dot.offsetWidth / 2;
    group.current.scrollTo({ left: middle - group.current.clientWidth / 2 });
  }, [index]);

  return (
    <div
      ref={group}
      role="group"
      aria-label={carousel.choose}
      css={groupStyle}
      className="carousel-dots"
      {...shown.controls}
    >
      {shown.dots.map((at, dot) => (
        <button
          {...at}
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
          key={dot}
          type="button"
          css={dotStyle}
          aria-label={carousel.show(dot + 1, shown.dots.length)}
          aria-controls={controls}
          aria-current={dot === index}
          onClick={() => onShow(dot)}
        >
          <Tear size={TEAR_HEIGHT} filled={dot === index} />
        </button>
      ))}
    </div>
  );
}
