import { useState } from 'react';
import type { Picture } from '../../../../domain/shared/picture';
import { ButtonWithLinkFallback } from '../../../components/actions/button-with-link-fallback';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { usePreload } from '../../../components/loading/use-preload';
import { phoneSizes } from '../../../components/pictures/phone-sizes';
import { PictureView } from '../../../components/pictures/picture-view';
import { productPage } from '../../../content/pages/product/product-page';
import { useIsPrerendered } from '../../../hooks/use-is-prerendered';
import { visuallyHidden } from '../../../theme/visually-hidden';
import { galleryStyle } from './gallery-style';
import { useProductGallery } from './use-product-gallery';

const SIZES = `(min-width: 1440px) 644px, (min-width: 768px) 46vw, ${phoneSizes(92)}`;

const THUMB_SIZES = '(min-width: 1024px) 88px, (min-width: 768px) 26vw, 22vw';

const { gallery } = productPage;

const pictureZoom = lazyComponent(async () => (await import('./picture-zoom')).PictureZoom);

/** A product's pictures: one large, with a row or column of thumbnails and a zoom view. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const { track, current, show, scrolled, touched, keyed, focusPicture } = useProductGallery(
    pictures.length,
  );
  const [zoomed, setZoomed] = useState(false);
  const isPrerendered = useIsPrerendered();
  const { controlProps, load } = usePreload(pictureZoom);
  async function zoom({ url }: Picture) {
    if (await load()) setZoomed(true);
    // If the zoom view failed to load, opens the picture as the link would.
    else location.assign(url);
  }
  if (pictures.length === 0) {
    return (
      <div className="product-gallery" css={galleryStyle}>
        <div className="gallery-frame">
          <PictureView picture={null} sizes={SIZES} ratio="4 / 5" />
        </div>
      </div>
    );
  }
  return (
    <section className="product-gallery" css={galleryStyle} aria-label={gallery.label}>
      <div
        ref={track}
        role="group"
        className="gallery-frame gallery-track"
        onScroll={scrolled}
        onPointerDown={touched}
        onKeyDown={keyed}
      >
        {pictures.map((picture, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a picture
            key={place}
            // Without JavaScript, `data-inert` has no effect, so that all pictures are reachable.
            // With JavaScript, `markScripted` sets `inert` on the elements with this attribute.
            {...(place !== current && { [isPrerendered ? 'data-inert' : 'inert']: true })}
          >
            <ButtonWithLinkFallback
              href={picture.url}
              aria-haspopup="dialog"
              {...controlProps}
              onAction={() => zoom(picture)}
            >
              <PictureView
                picture={picture}
                sizes={SIZES}
                ratio="4 / 5"
                priority={place === 0 ? 'high' : 'low'}
              />
              <span css={visuallyHidden}>{gallery.enlarge}</span>
            </ButtonWithLinkFallback>
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs" onKeyDown={keyed}>
          {pictures.map((picture, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a picture
            <li key={place}>
              <ButtonWithLinkFallback
                href={picture.url}
                aria-label={gallery.choose(place + 1, pictures.length)}
                {...(place === current && { 'aria-current': 'true' as const })}
                onAction={() => show(place)}
              >
                <PictureView
                  picture={picture}
                  // The first picture has already loaded large, so its thumbnail uses the same
                  // file.
                  {...(place === 0 ? { sizes: SIZES } : { sizes: THUMB_SIZES, isThumbnail: true })}
                  ratio="1"
                  alt=""
                  priority="low"
                />
              </ButtonWithLinkFallback>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <pictureZoom.View
          pictures={pictures}
          current={current}
          onTurn={show}
          onClose={() => {
            setZoomed(false);
            focusPicture();
          }}
        />
      )}
    </section>
  );
}
