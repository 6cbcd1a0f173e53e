import { beforeAll, describe, expect, it } from 'vitest';
import type {
  PictureId,
  PictureLibrary,
  PictureUpload,
} from '../../src/application/ports/picture-library';
import type { Picture } from '../../src/domain/shared/picture';
import { aPng } from '../cms/a-png';
import type { Target } from './target';

export interface OpenLibrary {
  readonly library: PictureLibrary;
  /** Returns the picture as the site shows it on a product that refers to it. */
  shown(id: PictureId): Promise<Picture | null>;
}

const text = new TextEncoder().encode('This is no picture.');

/** Returns a file as an editor would upload it. */
export const aPictureUpload = async (
  given: Partial<PictureUpload> = {},
): Promise<PictureUpload> => ({
  name: 'tears.png',
  type: 'image/png',
  bytes: new Uint8Array(await aPng(640, 800).arrayBuffer()),
  alt: 'Tears of resin',
  ...given,
});

export function describePictureLibrary({ name, open }: Target<OpenLibrary>) {
  describe(`the picture library ${name}`, () => {
    let subject: OpenLibrary;
    beforeAll(async () => {
      subject = await open();
    });

    it('the picture library stores a picture with its alternative text, so that products can refer to it', async () => {
      const alt = 'Tears of "resin" & <b>bark</b>, زيت';
      const id = await subject.library.store(await aPictureUpload({ alt }));
      expect(await subject.shown(id)).toMatchObject({
        alt,
        url: expect.stringMatching(/^(?:https?|data):/u),
      });
    });

    it('the picture library stores two files with the same name as two pictures', async () => {
      const one = await subject.library.store(await aPictureUpload({ alt: 'One' }));
      const two = await subject.library.store(await aPictureUpload({ alt: 'Two' }));
      expect((await subject.shown(one))?.alt).toBe('One');
      expect((await subject.shown(two))?.alt).toBe('Two');
    });

    it('the picture library stores a picture without an alternative text', async () => {
      const id = await subject.library.store(await aPictureUpload({ alt: '' }));
      expect((await subject.shown(id))?.alt).toBe('');
    });

    it.each([
      ['a text file', { name: 'notes.txt', type: 'text/plain', bytes: text }],
      ['a text file that is declared as a picture', { bytes: text }],
      [
        'an SVG, which can contain a script',
        {
          name: 'a.svg',
          type: 'image/svg+xml',
          bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        },
      ],
    ] as const)('the picture library refuses %s', async (_, given) => {
      const storing = subject.library.store(await aPictureUpload(given));
      await expect(storing).rejects.toMatchObject({ name: 'ContentError', kind: 'bad-request' });
    });
  });
}
