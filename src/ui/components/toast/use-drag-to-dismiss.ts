import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Distance beyond which a dragged toast is dismissed, as a fraction of its width. */
const DISMISS_FRACTION = 0.8;

interface DragAway {
  readonly enabled: boolean;
  readonly onStart: () => void;
  /** Called when a drag ends before `DISMISS_FRACTION` and the toast moves back. */
  readonly onBack: () => void;
  readonly onAway: () => void;
}

/** Returns the handlers that dismiss a toast on a horizontal drag, by mouse, pen or touch. */
export function useDragToDismiss({ enabled, onStart, onBack, onAway }: DragAway) {
  const startX = useRef<number | null>(null);

  // Sets the style directly, because a drag changes it in every frame and needs no React state.
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
    // Keeps the focus in the field where the visitor types, and prevents text selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!enabled || !event.isPrimary || event.button !== 0) return;
      if (target.closest('button, a') !== null) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      // The stylesheet disables the transition while this attribute is set.
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
    // Called when the browser takes over the pointer for scrolling, or when the pointer disappears.
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) back(event.currentTarget);
    },
  };
}
