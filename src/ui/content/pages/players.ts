/**
 * What plays or frames something from elsewhere, which this site does not load: the words of the
 * link that stands in its place, by the name of the element.
 */
export const PLAYERS: Readonly<Record<string, string>> = {
  video: 'Video',
  audio: 'Recording',
  iframe: 'Embedded page',
  embed: 'Embedded page',
  object: 'Embedded page',
};
