import { css } from '@emotion/react';
import { useLayoutEffect, useRef } from 'react';
import type { NotificationType } from '../../../domain/shared/notification';
import { prefersReducedMotion } from '../../theme/reduced-motion';
import { theme } from '../../theme/theme';
import type { Countdown } from './timers/countdown';
import { toastColours } from './toast-colour';

const { media, size } = theme;

const style = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  // Uses a border rather than a background, because a border stays visible in forced-colours mode.
  borderBottom: '2px solid',
  borderRadius: `0 0 ${size.radius}px ${size.radius}px`,
  transformOrigin: 'left',
  [media.forcedColours]: { borderColor: 'CanvasText' },
});

interface ToastLineProps {
  readonly type: NotificationType;
  /** The line stays full if the countdown is infinite. */
  readonly countdown: Countdown | undefined;
}

/**
 * Shows the remaining time as a shrinking line. At every pause and start, the line is set to the
 * remaining time of the countdown; in between, the browser animates it.
 */
export function ToastProgress({ type, countdown }: ToastLineProps) {
  const line = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (line.current === null || countdown === undefined) return;
    const { total, remaining, since } = countdown;
    if (!Number.isFinite(total)) return;
    const animation = line.current.animate(
      { transform: ['scaleX(1)', 'scaleX(0)'] },
      // With reduced motion the line shrinks in five steps, one a second.
      { duration: total, fill: 'both', easing: prefersReducedMotion() ? 'steps(5)' : 'linear' },
    );
    animation.currentTime = total - remaining;
    if (since === null) animation.pause();
    return () => animation.cancel();
  }, [countdown]);

  return <div ref={line} data-toast-line css={[style, toastColours[type]]} />;
}
