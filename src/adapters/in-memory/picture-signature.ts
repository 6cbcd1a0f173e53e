/** First bytes of each file type; `.` matches any byte. */
const SIGNATURES = new Map([
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
]);

const LONGEST_SIGNATURE = 12;

/** Whether the first bytes of a file match its type. */
export const looksLikePicture = (type: string, bytes: Uint8Array): boolean =>
  SIGNATURES.get(type)?.test(String.fromCharCode(...bytes.subarray(0, LONGEST_SIGNATURE))) ?? false;
