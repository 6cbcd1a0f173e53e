import type { BodyBlock } from '../../../domain/journal/blog-post';
import { readWire } from './read-wire';
import { bodyBlockWire } from './strapi-wire';
import { toPictureOrNull } from './to-picture';
import { toRichText } from './to-rich-text';

/** @throws ContentError of kind `malformed`, also for a component that the site does not know. */
export function toBodyBlock(value: unknown, index: number, host: string): BodyBlock {
  const wire = readWire(bodyBlockWire, value);
  // A component's id is unique among those of its own type only.
  const key = `${wire.__component}:${wire.id ?? `at-${index}`}`;
  switch (wire.__component) {
    case 'blog-body.text':
      return typeof wire.body === 'string'
        ? { kind: 'markdown', key, markdown: wire.body, mediaHost: host }
        : { kind: 'rich-text', key, nodes: toRichText(wire.body, host), mediaHost: host };
    case 'blog-body.quote':
      return { kind: 'quote', key, text: wire.text, author: wire.author || null };
    case 'blog-body.picture': {
      const picture = toPictureOrNull(wire.image, host);
      return {
        kind: 'picture',
        key,
        picture: picture && { ...picture, alt: wire.alt || picture.alt },
        caption: wire.caption || null,
      };
    }
  }
}
