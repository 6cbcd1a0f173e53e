/**
 * Media types of pictures that may be uploaded, with their file name endings. A stored file gets
 * the first ending of its type.
 */
export const PICTURE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
  ['image/gif', ['.gif']],
]);

/**
 * PDFs may be uploaded too, but only documents of batches may refer to them: see
 * `check-file-fields.ts`.
 */
export const PDF_TYPE = 'application/pdf';
export const PDF_ENDING = '.pdf';

/** Media types that may be uploaded, with their file name endings. */
export const UPLOAD_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ...PICTURE_TYPES,
  [PDF_TYPE, [PDF_ENDING]],
]);

/** Returns the media type of files with this ending; `null` when no allowed type has it. */
export const typeOfEnding = (ending: string) => {
  for (const [type, endings] of UPLOAD_TYPES)
    if (endings.includes(ending.toLowerCase())) return type;
  return null;
};
