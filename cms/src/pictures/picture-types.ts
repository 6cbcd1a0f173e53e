/**
 * Media types that may be uploaded, with their file name endings. A stored file gets the first
 * ending of its type.
 */
export const PICTURE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
  ['image/gif', ['.gif']],
]);

/** Returns the media type of files with this ending; `null` when no allowed type has it. */
export const typeOfEnding = (ending: string) => {
  for (const [type, endings] of PICTURE_TYPES)
    if (endings.includes(ending.toLowerCase())) return type;
  return null;
};
