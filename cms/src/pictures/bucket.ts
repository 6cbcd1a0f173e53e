import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];

const NEEDED = ['S3_PUBLIC_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Where pictures are seen when they lie in a bucket (S3_BUCKET), else `null`. */
export const bucketUrl = (env: Env) => {
  if (!env('S3_BUCKET')) return null;
  const missing = NEEDED.filter((name) => !env(name));
  if (missing.length > 0) throw new Error(`S3_BUCKET needs ${missing.join(', ')} too.`);
  const url = env('S3_PUBLIC_URL', '');
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
  throw new Error('S3_PUBLIC_URL must be an address that begins with http:// or https://.');
};

/** What Strapi's provider for S3 is to be told, and for how many seconds browsers keep what it stores. */
export const bucketProvider = (env: Env, baseUrl: URL, seconds: number) => {
  const endpoint = env('S3_ENDPOINT', '');
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: baseUrl.href,
      s3Options: {
        credentials: {
          accessKeyId: env('S3_ACCESS_KEY_ID'),
          secretAccessKey: env('S3_SECRET_ACCESS_KEY'),
        },
        region: env('S3_REGION', 'us-east-1'),
        // Who is not Amazon seldom gives a bucket a name of its own, or knows its newest checksums.
        ...(endpoint && {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED',
        }),
        // Who may read is the bucket's own to say: new ones take no word of it with a file.
        params: { Bucket: env('S3_BUCKET'), ACL: undefined },
      },
    },
    // A file's name carries a hash, so it never changes in place.
    actionOptions: {
      upload: { CacheControl: `max-age=${seconds},immutable` },
      uploadStream: { CacheControl: `max-age=${seconds},immutable` },
    },
  };
};
