import { expect, it } from 'vitest';

import type { PictureId, PictureUpload } from '../../ports/picture-library';
import { storePicture } from './store-picture';

it('storePicture stores the file and returns the id of the stored picture', async () => {
  const library = { store: async ({ name }: PictureUpload) => `id of ${name}` as PictureId };
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(1), alt: 'A tear' };
  expect(await storePicture(library)(file)).toBe('id of a.jpg');
});
