import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../../test/builders/a-picture';
import type { Picture } from '../../../domain/shared/picture';
import { PictureView } from './picture-view';

const FILES = [360, 720].map((width) => ({ url: `/oil-${width}.jpeg`, width }));

/** Renders a picture. Returns its preload link, or `null` if there is none. */
function preloadOf(differing: Partial<Picture>, priority: 'high' | 'low' = 'high') {
  const html = renderToStaticMarkup(
    <PictureView
      picture={aPicture({ url: '/oil.jpeg', ...differing })}
      sizes="90vw"
      priority={priority}
    />,
  );
  return /<link rel="preload"[^>]*>/u.exec(html)?.[0] ?? null;
}

describe('the preload of a high-priority picture requests the file that the page shows', () => {
  it('the preload of a high-priority picture requests the file that the page shows in its best format, without thumbnails', () => {
    const renditions = [180, 360, 720].map((width) => ({ url: `/oil-${width}.avif`, width }));
    const link = preloadOf({ sources: [{ type: 'image/avif', renditions }], renditions: FILES });
    expect(link).toContain('type="image/avif"');
    expect(link).toContain('imageSrcSet="/oil-360.avif 360w, /oil-720.avif 720w"');
    expect(link).toContain('imageSizes="90vw"');
    expect(link).not.toContain('href=');
  });

  it('the preload of a high-priority picture requests the file that the page shows in the available widths if there is only one format', () => {
    expect(preloadOf({ renditions: FILES })).toContain('imageSrcSet="/oil-360.jpeg 360w, ');
  });

  it.each([
    ['no renditions', []],
    ['renditions of one width', FILES.slice(0, 1)],
  ])(
    'the preload of a high-priority picture requests the file that the page shows by its URL if it has %s',
    (_, renditions) => {
      const link = preloadOf({ renditions });
      expect(link).toContain('href="/oil.jpeg"');
      expect(link).not.toMatch(/srcset|sizes/iu);
    },
  );

  it('a low-priority picture has no preload', () => {
    expect(preloadOf({ renditions: FILES }, 'low')).toBeNull();
  });
});
