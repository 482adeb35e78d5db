import { resolve } from 'node:path';
import * as z from 'zod/mini';

const booleanFlag = z.pipe(
  z._default(z.enum(['true', 'false', '1', '0']), 'false'),
  z.transform((value) => value === 'true' || value === '1'),
);
const optionalText = z.optional(z.string());
const optionalUrl = z.optional(z.url({ protocol: /^https?$/ }));
const hostAndPort = z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port'));

/** The settings of the server. Each one is an environment variable; an empty value counts as unset. */
const settings = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Folder of the embedded database, the images and the generated secret. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** PostgreSQL server that replaces the embedded database. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://'))),
  /** Folder of the demo world that an empty database is seeded with. */
  SEED_DIR: optionalText,
  /** Folder of the built app; without it the server only serves the API. */
  APP_DIR: optionalText,
  /** Additional origins that may call the API, comma-separated. */
  ALLOWED_ORIGINS: optionalText,
  /** Number of proxies whose forwarded client address is trusted. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  /** Multiplies every rate limit; 0 disables rate limiting. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(0)), 1),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  /** `allow` accepts the emulator's unsigned tokens, on a server that only this machine reaches. */
  AUTH_EMULATOR: z.optional(z.enum(['allow'], 'must be allow, or not set')),
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(hostAndPort),
  POLICY_BASE_URL: optionalUrl,
  /** Signs the URLs of images that are not public; by default generated and stored in DATA_DIR. */
  SIGNING_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(/^(\s*\S){32}/, 'must have at least 32 bytes, such as `openssl rand -base64 32` prints'),
      ),
  ),
  S3_BUCKET: optionalText,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: booleanFlag,
  /** External analysis service; without it the built-in analysis is used. */
  VISION_URL: optionalUrl,
  VISION_API_KEY: optionalText,
  VISION_MODEL: optionalText,
});

type Settings = z.output<typeof settings>;

/** An invalid setting; the message names it and is intended for the operator. */
export class ConfigError extends Error {}

/**
 * Returns the S3 settings; null when none is set.
 * @throws ConfigError when they are incomplete
 */
function s3Config(env: Settings) {
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

/** Whether only this machine reaches a server that listens on the host. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The emulator signs anybody in as anybody. */
function checkEmulator({ AUTH_EMULATOR, HOST, NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST }: Settings): void {
  if (!FIREBASE_AUTH_EMULATOR_HOST) return;
  const refuse = (reason: string) => {
    throw new ConfigError(`FIREBASE_AUTH_EMULATOR_HOST must not be set ${reason}`);
  };
  if (NODE_ENV === 'production') refuse('in production: the emulator signs anybody in as anybody');
  if (!isLoopback(HOST)) refuse(`with HOST ${HOST}: the emulator signs anybody in as anybody`);
  if (AUTH_EMULATOR !== 'allow') refuse('without AUTH_EMULATOR=allow, since its tokens are unsigned');
}

/** @throws ConfigError for a production server that nobody could sign in to */
function checkProject({ NODE_ENV, FIREBASE_PROJECT_ID, FIREBASE_API_KEY }: Settings): void {
  if (NODE_ENV !== 'production') return;
  if (!FIREBASE_PROJECT_ID || FIREBASE_PROJECT_ID.startsWith('demo-')) {
    throw new ConfigError('FIREBASE_PROJECT_ID: production needs a Firebase project');
  }
  if (!FIREBASE_API_KEY) throw new ConfigError('FIREBASE_API_KEY: missing, but production needs it');
}

function firebaseConfig(env: Settings) {
  checkEmulator(env);
  checkProject(env);
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-aura';
  return {
    projectId,
    apiKey: env.FIREBASE_API_KEY ?? 'demo-key',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
}

/** Settings that work, but that an operator should know about. */
function warningsOf({ HOST, TRUSTED_PROXIES }: Settings): readonly string[] {
  if (isLoopback(HOST) || TRUSTED_PROXIES > 0) return [];
  return [
    `HOST: ${HOST} is reached from other machines without TLS; put a proxy with TLS in front of the server and set TRUSTED_PROXIES`,
  ];
}

function originsOf(list: string | undefined): string[] {
  const origins = (list ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '').map((origin) => originOf('ALLOWED_ORIGINS', origin));
}

function originOf(name: string, value: string): string {
  if (!URL.canParse(value)) throw new ConfigError(`${name}: ${value} is not an address`);
  return new URL(value).origin;
}

function toConfig(env: Settings) {
  return {
    production: env.NODE_ENV === 'production',
    warnings: warningsOf(env),
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    seedDir: env.SEED_DIR ? resolve(env.SEED_DIR) : null,
    appDir: env.APP_DIR ? resolve(env.APP_DIR) : null,
    allowedOrigins: originsOf(env.ALLOWED_ORIGINS),
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    firebase: firebaseConfig(env),
    policyBaseUrl: (env.POLICY_BASE_URL ?? '/policies').replace(/\/$/, ''),
    signingSecret: env.SIGNING_SECRET ?? null,
    s3: s3Config(env),
    vision: env.VISION_URL
      ? { url: env.VISION_URL, apiKey: env.VISION_API_KEY ?? null, model: env.VISION_MODEL ?? null }
      : null,
  };
}

export type Config = ReturnType<typeof toConfig>;

/**
 * Reads the settings from the environment.
 * @throws ConfigError that names the invalid setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = z.safeParse(settings, Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  return toConfig(parsed.data);
}
