import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRenditions, unpackRenditions } from './packed-renditions';

const file = (url: string, width: number) => ({ url, width });

const written = (renditions: unknown) => JSON.stringify({ renditions }, packRenditions);
const read = (json: string): unknown => JSON.parse(json, unpackRenditions);

describe('packed renditions', () => {
  it('store the common parts of their addresses once', () => {
    const files = [file('/assets/p1-360.avif', 360), file('/assets/p1-540.avif', 540)];
    expect(written(files)).toBe('{"renditions":"/assets/p1-360.avif 360 540"}');
    expect(read(written(files))).toEqual({ renditions: files });
  });

  it.each([
    ['none', []],
    ['named by a format', [file('/uploads/small_a.jpg', 500), file('/uploads/a.jpg', 1200)]],
    [
      'with a width twice in an address',
      [file('/360/a-360.avif', 360), file('/360/a-540.avif', 540)],
    ],
    ['with a space', [file('/a b-360.avif', 360)]],
    ['of other hosts', [file('https://a.example/360.avif', 360), file('/540.avif', 540)]],
  ])('are not packed: %s', (_, files) => {
    expect(read(written(files))).toEqual({ renditions: files });
  });

  it('survive packing and unpacking, whatever they are', () => {
    const files = fc.array(fc.record({ url: fc.string(), width: fc.nat() }));
    fc.assert(
      fc.property(files, (renditions) => {
        expect(read(written(renditions))).toEqual({ renditions });
      }),
    );
  });

  it('leave texts unchanged', () => {
    const texts = { title: '/a-360.avif 360 540', text: 'renditions' };
    expect(JSON.parse(JSON.stringify(texts, packRenditions), unpackRenditions)).toEqual(texts);
  });
});
