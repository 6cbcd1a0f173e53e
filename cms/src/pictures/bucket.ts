import type { Core } from '@strapi/strapi';

type Env = Core.Config.Shared.ConfigParams['env'];

const NEEDED = ['S3_PUBLIC_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Returns the public URL of the bucket for pictures; `null` when S3_BUCKET is not set. */
export const bucketUrl = (env: Env) => {
  if (!env('S3_BUCKET')) return null;
  const missing = NEEDED.filter((name) => !env(name));
  if (missing.length > 0) throw new Error(`S3_BUCKET needs ${missing.join(', ')} too.`);
  const url = env('S3_PUBLIC_URL', '');
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
  throw new Error('S3_PUBLIC_URL must be an address that begins with http:// or https://.');
};

/**
 * Returns the options of Strapi's S3 provider. `seconds` is how long browsers may cache the stored
 * files.
 */
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
        // S3-compatible services other than Amazon's often do not support virtual-hosted bucket
        // names and the newest checksums.
        ...(endpoint && {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED',
        }),
        // No ACL, because new buckets reject ACLs on files. The bucket's own policy determines who
        // may read the files.
        params: { Bucket: env('S3_BUCKET'), ACL: undefined },
      },
    },
    // A file's name contains a hash, so each uploaded file has its own URL. Only the panel's
    // Replace button changes the file at a URL; browsers that have cached the old file then
    // continue to show it.
    actionOptions: {
      upload: { CacheControl: `max-age=${seconds},immutable` },
      uploadStream: { CacheControl: `max-age=${seconds},immutable` },
    },
  };
};
