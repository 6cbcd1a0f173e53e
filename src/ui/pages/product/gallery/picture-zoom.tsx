import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Picture } from '../../../../domain/shared/picture';
import { Icon, type IconName } from '../../../components/drawing/icon';
import { PictureView } from '../../../components/drawing/picture-view';
import { productPage } from '../../../content/pages/product-page';
import { useDragScroll } from '../../../hooks/use-drag-scroll';
import { pictureZoomStyle } from './picture-zoom-style';
import { pictureAfterKey } from './use-product-gallery';
import { useProductZoom } from './use-product-zoom';

const { gallery } = productPage;

interface PictureZoomProps {
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly onTurn: (place: number) => void;
  readonly onClose: () => void;
}

/** A picture as large as the window and larger, over the page. */
export function PictureZoom({ pictures, current, onTurn, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { zoom, larger, smaller, toggle, reset } = useProductZoom(frame, sheet);
  const drag = useDragScroll(frame);
  const picture = pictures[current];
  const ratio = picture?.width && picture.height ? picture.width / picture.height : 4 / 5;

  useEffect(() => dialog.current?.showModal(), []);

  const turn = (place: number) => {
    reset();
    onTurn(place);
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') return larger();
    if (event.key === '-') return smaller();
    // Once it is larger than the window, the arrows scroll it.
    const place = zoom > 1 ? null : pictureAfterKey(event.key, current, pictures.length);
    if (place === null) return;
    event.preventDefault();
    turn(place);
  };
  return (
    <dialog
      ref={dialog}
      css={pictureZoomStyle}
      aria-label={gallery.label}
      onClose={onClose}
      onKeyDown={keyed}
    >
      <div className="zoom-bar">
        <p role="status">{gallery.choose(current + 1, pictures.length)}</p>
        <Press name="close" label={gallery.close} onPress={() => dialog.current?.close()} />
      </div>
      <div
        ref={frame}
        role="group"
        aria-label={gallery.choose(current + 1, pictures.length)}
        className="zoom-frame"
        {...drag}
        onDoubleClick={toggle}
        // What scrolls must be reached by keys too.
        {...(zoom > 1 && { 'data-large': '', tabIndex: 0 })}
      >
        <div ref={sheet} style={{ width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})` }}>
          <PictureView
            picture={picture ?? null}
            sizes={`${Math.round(zoom * 100)}vw`}
            ratio={`${ratio}`}
            priority="high"
          />
        </div>
      </div>
      <div className="zoom-bar">
        <span>
          <Press
            name="arrow-l"
            label={gallery.previous}
            disabled={current === 0}
            onPress={() => turn(current - 1)}
          />
          <Press
            name="arrow"
            label={gallery.next}
            disabled={current === pictures.length - 1}
            onPress={() => turn(current + 1)}
          />
        </span>
        <span>
          <Press name="minus" label={gallery.smaller} disabled={zoom === 1} onPress={smaller} />
          <Press name="plus" label={gallery.larger} onPress={larger} />
        </span>
      </div>
    </dialog>
  );
}

interface PressProps {
  readonly name: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** `aria-disabled`: at the last picture the focus stays where it is. */
const Press = ({ name, label, disabled = false, onPress }: PressProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => disabled || onPress()}
  >
    <Icon name={name} size={24} />
  </button>
);
