import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The part of its own width beyond which a dragged toast is gone. */
const AWAY = 0.8;

interface DragAway {
  readonly enabled: boolean;
  readonly onStart: () => void;
  /** Let go too early: it is back. */
  readonly onBack: () => void;
  readonly onAway: () => void;
}

/** Handlers that let a toast be dragged sideways out of the way, with a mouse, a pen or a finger. */
export function useDragAway({ enabled, onStart, onBack, onAway }: DragAway) {
  const startX = useRef<number | null>(null);

  // Straight to the element: a drag moves it at every frame and means nothing to React.
  const move = (card: HTMLElement, distance: number) => {
    const part = Math.abs(distance) / (card.offsetWidth * AWAY);
    card.style.transform = `translateX(${distance}px)`;
    card.style.opacity = String(Math.max(0, 1 - part));
    return part;
  };

  const back = (card: HTMLElement) => {
    startX.current = null;
    delete card.dataset['dragged'];
    card.style.transform = '';
    card.style.opacity = '';
    onBack();
  };

  return {
    // A press does not take the keyboard away from where the visitor types, nor select text.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const pressed = event.target as Element;
      if (!enabled || !event.isPrimary || event.button !== 0) return;
      if (pressed.closest('button, a') !== null) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
      // While it is set the style sheet lets the card follow without delay.
      event.currentTarget.dataset['dragged'] = '';
      onStart();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) move(event.currentTarget, event.clientX - startX.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      const part = move(event.currentTarget, event.clientX - startX.current);
      if (part <= 1) return back(event.currentTarget);
      startX.current = null;
      onAway();
    },
    // The browser took the finger for its own scrolling, or the pointer is no more.
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) back(event.currentTarget);
    },
  };
}
