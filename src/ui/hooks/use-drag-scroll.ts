import { type PointerEvent, type RefObject, useRef } from 'react';

/** Returns event handlers that scroll an element while a mouse drags it, as touch does natively. */
export function useDragScroll(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown({ pointerType, button, clientX: x, clientY: y }: PointerEvent) {
      if (pointerType === 'mouse' && button === 0) last.current = { x, y };
    },
    onPointerMove({ clientX: x, clientY: y, buttons }: PointerEvent) {
      if (last.current === null || buttons === 0) return end();
      frame.current?.scrollBy(last.current.x - x, last.current.y - y);
      last.current = { x, y };
    },
    onPointerUp: end,
    onPointerLeave: end,
  };
}
