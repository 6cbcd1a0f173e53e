import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Picture } from '../../../../domain/shared/picture';
import { Icon, type IconName } from '../../../components/drawings/icon';
import { PictureView } from '../../../components/pictures/picture-view';
import { productPage } from '../../../content/pages/product/product-page';
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

/** A modal view of a picture, as large as the window or larger. */
export function PictureZoom({ pictures, current, onTurn, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { zoom, larger, smaller, toggle, reset } = useProductZoom(frame, content);
  const drag = useDragScroll(frame);
  const picture = pictures[current];
  const ratio = picture?.width && picture.height ? picture.width / picture.height : 4 / 5;

  useEffect(() => dialog.current?.showModal(), []);

  const turn = (place: number) => {
    reset();
    onTurn(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') return larger();
    if (event.key === '-') return smaller();
    // When the picture is larger than the window, the arrow keys scroll it.
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
      onKeyDown={onKeyDown}
    >
      <div className="zoom-bar">
        <p role="status">{gallery.choose(current + 1, pictures.length)}</p>
        <ZoomButton name="close" label={gallery.close} onClick={() => dialog.current?.close()} />
      </div>
      <div
        ref={frame}
        role="group"
        aria-label={gallery.choose(current + 1, pictures.length)}
        className="zoom-frame"
        {...drag}
        onDoubleClick={toggle}
        // A scroll container must be reachable by keyboard.
        {...(zoom > 1 && { 'data-large': '', tabIndex: 0 })}
      >
        <div ref={content} style={{ width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})` }}>
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
          <ZoomButton
            name="arrow-l"
            label={gallery.previous}
            disabled={current === 0}
            onClick={() => turn(current - 1)}
          />
          <ZoomButton
            name="arrow"
            label={gallery.next}
            disabled={current === pictures.length - 1}
            onClick={() => turn(current + 1)}
          />
        </span>
        <span>
          <ZoomButton
            name="minus"
            label={gallery.smaller}
            disabled={zoom === 1}
            onClick={smaller}
          />
          <ZoomButton name="plus" label={gallery.larger} onClick={larger} />
        </span>
      </div>
    </dialog>
  );
}

interface ZoomButtonProps {
  readonly name: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/**
 * A button that uses `aria-disabled`. With `disabled` it would lose the focus when the visitor
 * reaches the first or the last picture.
 */
const ZoomButton = ({ name, label, disabled = false, onClick }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => disabled || onClick()}
  >
    <Icon name={name} size={24} />
  </button>
);
