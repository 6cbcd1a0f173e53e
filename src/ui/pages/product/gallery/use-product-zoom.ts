import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const LARGEST = 5;
const STEP = 1.5;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export const withinZoom = (zoom: number): number => Math.min(LARGEST, Math.max(1, zoom));

/** Returns the point halfway between two fingers, and their distance in CSS pixels. */
export function pinchOf(one: Point, other: Point): Point & { readonly distance: number } {
  return {
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

const centreOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/**
 * Zooms `picture` within `frame`, a scroll container: by pinch, by Ctrl and the wheel (which is
 * also how browsers report a trackpad pinch), or in steps. The point under the fingers or pointer
 * stays in place.
 */
export function useProductZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
) {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<(Point & { readonly x: number; readonly y: number }) | null>(null);

  const zoomTo = (wanted: number, at?: Point) => {
    if (frame.current === null || picture.current === null) return;
    const point = at ?? centreOf(frame.current);
    const { left, top, width, height } = picture.current.getBoundingClientRect();
    const [x, y] = [(point.clientX - left) / width, (point.clientY - top) / height];
    anchor.current = { ...point, x, y };
    setZoom(withinZoom(wanted));
  };
  const currentZoom = useEffectEvent(() => zoom);
  const gestured = useEffectEvent(zoomTo);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the zoom has changed
  useLayoutEffect(() => {
    if (anchor.current === null || picture.current === null) return;
    const { left, top, width, height } = picture.current.getBoundingClientRect();
    const { x, y, clientX, clientY } = anchor.current;
    frame.current?.scrollBy(left + x * width - clientX, top + y * height - clientY);
    anchor.current = null;
  }, [zoom]);

  useEffect(() => {
    const element = frame.current;
    let pinched: { readonly distance: number; readonly zoom: number } | null = null;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      gestured(currentZoom() * Math.exp(-event.deltaY / 200), event);
    };
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        pinched = null;
        return;
      }
      event.preventDefault();
      const { distance, ...middle } = pinchOf(one, other);
      pinched ??= { distance, zoom: currentZoom() };
      gestured((pinched.zoom * distance) / pinched.distance, middle);
    };
    // Uses native listeners, because React's are passive and cannot prevent the default action.
    const active = { passive: false };
    element?.addEventListener('wheel', wheel, active);
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
      element?.addEventListener(type, touch, active);
    }
    return () => {
      element?.removeEventListener('wheel', wheel);
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
        element?.removeEventListener(type, touch);
      }
    };
  }, [frame]);

  return {
    zoom,
    larger: () => zoomTo(zoom * STEP),
    smaller: () => zoomTo(zoom / STEP),
    /**
     * Enlarges the picture by two zoom steps, or returns an enlarged one to the size of the frame.
     */
    toggle: (at: Point) => zoomTo(zoom > 1 ? 1 : STEP ** 2, at),
    reset: () => setZoom(1),
  };
}
