import { describe, expect, it } from 'vitest';
import { inMemoryPictureLibrary } from './in-memory-picture-library';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the picture library in memory', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0..JFIF'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/webp', 'RIFF....WEBPVP8 '],
    ['image/avif', '....ftypavif'],
  ])('the picture library in memory stores a file of type %s unchanged', async (type, content) => {
    const library = inMemoryPictureLibrary();
    const id = await library.store({ name: 'a', type, bytes: bytesOf(content), alt: 'A tear' });
    expect(library.pictureOf(id)).toMatchObject({
      url: `data:${type};base64,${btoa(content)}`,
      alt: 'A tear',
      width: null,
      renditions: [],
    });
  });

  it.each([
    ['image/png', '\xff\xd8\xff\xe0..JFIF'],
    ['image/jpeg', ''],
    ['image/svg+xml', '<svg/>'],
    ['text/plain', 'a text'],
    ['constructor', 'a text'],
  ])(
    'the picture library in memory refuses a file that is not of type %s',
    async (type, content) => {
      const file = { name: 'a', type, bytes: bytesOf(content), alt: '' };
      await expect(inMemoryPictureLibrary().store(file)).rejects.toMatchObject({
        kind: 'bad-request',
        status: 400,
      });
    },
  );

  it('the picture library in memory returns null for an unknown id', async () => {
    const library = inMemoryPictureLibrary();
    const id = await library.store({
      name: 'a',
      type: 'image/png',
      bytes: bytesOf('\x89PNG\r\n'),
      alt: '',
    });
    expect(inMemoryPictureLibrary().pictureOf(id)).toBeNull();
  });
});
