import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The fraction of its width beyond which a dragged toast is dismissed. */
const DISMISS_FRACTION = 0.8;

interface DragAway {
  readonly enabled: boolean;
  readonly onStart: () => void;
  /** Called when the visitor releases the toast too early and it returns. */
  readonly onBack: () => void;
  readonly onAway: () => void;
}

/** Handlers to dismiss a toast with a sideways drag, by mouse, pen or touch. */
export function useDragAway({ enabled, onStart, onBack, onAway }: DragAway) {
  const startX = useRef<number | null>(null);

  // Sets the style directly, because a drag changes it every frame without any React state.
  const move = (card: HTMLElement, distance: number) => {
    const progress = Math.abs(distance) / (card.offsetWidth * DISMISS_FRACTION);
    card.style.transform = `translateX(${distance}px)`;
    card.style.opacity = String(Math.max(0, 1 - progress));
    return progress;
  };

  const back = (card: HTMLElement) => {
    startX.current = null;
    delete card.dataset['dragged'];
    card.style.transform = '';
    card.style.opacity = '';
    onBack();
  };

  return {
    // Keeps the focus where the visitor types, and prevents text selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!enabled || !event.isPrimary || event.button !== 0) return;
      if (target.closest('button, a') !== null) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      // The stylesheet disables the transition while this is set.
      event.currentTarget.dataset['dragged'] = '';
      onStart();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) move(event.currentTarget, event.clientX - startX.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      const progress = move(event.currentTarget, event.clientX - startX.current);
      if (progress <= 1) return back(event.currentTarget);
      startX.current = null;
      onAway();
    },
    // The browser took over the pointer for scrolling, or the pointer is gone.
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) back(event.currentTarget);
    },
  };
}
