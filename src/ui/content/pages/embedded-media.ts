/**
 * Labels, by element name, of the links that replace embedded media. The site does not load media
 * from other sites.
 */
export const EMBEDDED_MEDIA: Readonly<Record<string, string>> = {
  video: 'Video',
  audio: 'Recording',
  iframe: 'Embedded page',
  embed: 'Embedded page',
  object: 'Embedded page',
};
