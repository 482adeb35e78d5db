import * as z from 'zod/mini';

const booleanFlag = z.pipe(
  z._default(z.enum(['true', 'false', '1', '0']), 'false'),
  z.transform((value) => value === 'true' || value === '1'),
);
const optionalText = z.optional(z.string());
const optionalUrl = z.optional(z.url({ protocol: /^https?$/ }));
const secret = z.string().check(
  // Counted without white space.
  z.regex(/^(\s*\S){32}/, 'must have at least 32 bytes, such as `openssl rand -base64 32` prints'),
);
const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://'));
const hostAndPort = z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port'));

/** The settings of the server. Each one is an environment variable; an empty value counts as unset. */
export const settingsSchema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  /** `analysis` only analyzes photos; `web` does everything else. */
  ROLE: z._default(z.enum(['all', 'web', 'analysis']), 'all'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Folder of the embedded database, the images and the generated secret. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** PostgreSQL server that replaces the embedded database. */
  DATABASE_URL: z.optional(postgresUrl),
  /** Connections to that server, and to its replica, for requests. */
  DATABASE_CONNECTIONS: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(1000)), 20),
  /** Streaming replica of that server, for reads that may be a second old. */
  DATABASE_REPLICA_URL: z.optional(postgresUrl),
  /** Whether the server applies migrations when it starts. */
  MIGRATE: z._default(z.enum(['on', 'off']), 'on'),
  /** Valkey or Redis server that counts the rate limits of all servers, instead of PostgreSQL. */
  VALKEY_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'))),
  /** Folder of the demo world that an empty database is seeded with. */
  SEED_DIR: optionalText,
  /** Folder of the built app; without it the server only serves the API. */
  APP_DIR: optionalText,
  /** Address of the site in links that other sites show; without it, that of each request. */
  PUBLIC_URL: optionalUrl,
  /** Additional origins that may call the API, comma-separated. */
  ALLOWED_ORIGINS: optionalText,
  /** Emails of moderators, comma-separated; the identity provider must have verified them. */
  MODERATORS: optionalText,
  /** Number of proxies whose forwarded client address is trusted. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  /** Multiplies every rate limit; 0 disables rate limiting. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(0)), 1),
  /** Port of its own for `/metrics`; without it, `METRICS_TOKEN` opens `/metrics` on the main port. */
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/-]{16,}=*$/, 'must have at least 16 letters, digits or -._~+/')),
  ),
  /** Collector that receives traces by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_SERVICE_NAME: z._default(z.string(), 'aura'),
  /** Share of the requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  /** How long the server still answers after SIGTERM while it reports that it is not ready. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  /** `allow` accepts the emulator's unsigned tokens, on a server that only this machine reaches. */
  AUTH_EMULATOR: z.optional(z.enum(['allow'], 'must be allow, or not set')),
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(hostAndPort),
  POLICY_BASE_URL: optionalUrl,
  /** Signs the URLs of images that are not public; by default generated and stored in DATA_DIR. */
  SIGNING_SECRET: z.optional(secret),
  /** Identifies the server to push services; by default generated and stored in DATA_DIR. */
  PUSH_PRIVATE_KEY: optionalText,
  /** Where push services find the operator. */
  PUSH_CONTACT: z.optional(
    z
      .string()
      .check(z.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must start with mailto: or https://')),
  ),
  /** `allow` sends push messages to this machine too, for tests. */
  PUSH_LOCAL: z.optional(z.enum(['allow'], 'must be allow, or not set')),
  /** Server that sends emails; without it, none are sent. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'))),
  /** Sender of the emails. */
  EMAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(/^([^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/, 'must be an email address')),
  ),
  /** Address of a CDN whose origin is this server's `/api/aura`; it serves public images. */
  IMAGE_BASE_URL: optionalUrl,
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
  /** External service that removes backgrounds; without it the built-in network is used. */
  CUTOUT_URL: optionalUrl,
  CUTOUTS: z._default(z.enum(['on', 'off']), 'on'),
  /** Whether images have AVIF copies. */
  AVIF: z._default(z.enum(['on', 'off']), 'on'),
  /** The analysis processes, comma-separated. */
  ANALYSIS_URL: optionalText,
  /** Shared by the analysis processes and those that send them photos. */
  ANALYSIS_SECRET: z.optional(secret),
});

export type Settings = z.output<typeof settingsSchema>;
