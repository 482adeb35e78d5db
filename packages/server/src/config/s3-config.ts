import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the S3 settings; null when none is set.
 * @throws ConfigError when they are incomplete
 */
export function s3Config(env: Settings) {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = env;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  if (missing.length === Object.keys(needed).length && !S3_ENDPOINT) return null;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(
      `${missing.map(([name]) => name).join(', ')}: missing, though S3 storage is wanted`,
    );
  }
  return {
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    endpoint: S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}
