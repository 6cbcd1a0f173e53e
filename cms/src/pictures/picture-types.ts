/** What may be uploaded, and the endings that each type goes by; a stored file takes the first. */
export const PICTURE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
  ['image/gif', ['.gif']],
]);

/** The type that goes by this ending, `null` when it is no picture's. */
export const typeOfEnding = (ending: string) => {
  for (const [type, endings] of PICTURE_TYPES)
    if (endings.includes(ending.toLowerCase())) return type;
  return null;
};
