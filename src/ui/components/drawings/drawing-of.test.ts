import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing-of';

describe('the drawing of a post without a picture', () => {
  it('the drawing of a post without a picture is the same on every visit', () => {
    expect(drawingOf('the-dabqaad')).toEqual({ drawing: 'dabqaad', ground: 'honey' });
    expect(drawingOf('from-cliff-to-copper')).toEqual({ drawing: 'still', ground: 'forest' });
  });

  it('posts without a picture get each drawing with each background about equally often, for CMS-like ids', () => {
    const seen = new Map<string, number>();
    for (let id = 0; id < 1_600; id += 1) {
      const { drawing, ground } = drawingOf(`g8yjubrk49r5b2zs6cda${id}`);
      seen.set(`${drawing} on ${ground}`, (seen.get(`${drawing} on ${ground}`) ?? 0) + 1);
    }
    expect(seen.size).toBe(16);
    for (const count of seen.values()) expect(count).toBeGreaterThan(50);
  });

  it('the drawing of a post without a picture also exists for an empty id', () => {
    expect(drawingOf('')).toEqual(drawingOf(''));
  });
});
