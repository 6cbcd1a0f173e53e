/** What may be uploaded, and the endings that each type goes by; a stored file takes the first. */
const PICTURE_TYPES = new Map([
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/webp', ['.webp']],
  ['image/avif', ['.avif']],
  ['image/gif', ['.gif']],
]);

/** The type that goes by this ending, `null` when it is no picture's. */
const typeOfEnding = (ending) => {
  for (const [type, endings] of PICTURE_TYPES)
    if (endings.includes(ending.toLowerCase())) return type;
  return null;
};

module.exports = { PICTURE_TYPES, typeOfEnding };
