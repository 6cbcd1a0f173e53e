/** The types that may be uploaded, with their file name endings; a stored file gets the first. */
export const PICTURE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
  ['image/gif', ['.gif']],
]);

/** The type with this ending; `null` when the ending is not a picture's. */
export const typeOfEnding = (ending: string) => {
  for (const [type, endings] of PICTURE_TYPES)
    if (endings.includes(ending.toLowerCase())) return type;
  return null;
};
