import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { analysisHostsConfig, analysisProcessConfig } from './analysis-config.ts';
import { ConfigError } from './config-error.ts';
import { type DatabaseConfig, databaseConfig } from './database-config.ts';
import { emailConfig } from './email-config.ts';
import { firebaseConfig } from './firebase-config.ts';
import { imageBaseUrl } from './image-config.ts';
import { isLoopback } from './loopback.ts';
import { pushConfig } from './push-config.ts';
import { s3Config } from './s3-config.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { metricsConfig, tracesConfig } from './telemetry-config.ts';

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

function emailsOf(list: string | undefined): string[] {
  const emails = (list ?? '').split(',').map((email) => email.trim().toLowerCase());
  return emails
    .filter((email) => email !== '')
    .map((email) => {
      if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
      throw new ConfigError(`MODERATORS: ${email} is not an email address`);
    });
}

function originOf(name: string, value: string): string {
  // `localhost:5173` is an address, too, whose protocol is `localhost:`.
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    throw new ConfigError(`${name}: ${value} is not an address that begins with http:// or https://`);
  return new URL(value).origin;
}

function toConfig(env: Settings) {
  return {
    production: env.NODE_ENV === 'production',
    warnings: warningsOf(env),
    port: env.PORT,
    host: env.HOST,
    ...databaseConfig(env),
    seedDir: env.SEED_DIR ? resolve(env.SEED_DIR) : null,
    appDir: env.APP_DIR ? resolve(env.APP_DIR) : null,
    publicUrl: env.PUBLIC_URL ? originOf('PUBLIC_URL', env.PUBLIC_URL) : null,
    allowedOrigins: originsOf(env.ALLOWED_ORIGINS),
    moderatorEmails: emailsOf(env.MODERATORS),
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    metrics: metricsConfig(env),
    traces: tracesConfig(env),
    drainMs: env.DRAIN_SECONDS * 1000,
    firebase: firebaseConfig(env),
    policyBaseUrl: (env.POLICY_BASE_URL ?? '/policies').replace(/\/$/, ''),
    signingSecret: env.SIGNING_SECRET ?? null,
    push: pushConfig(env),
    email: emailConfig(env),
    s3: s3Config(env),
    imageBaseUrl: imageBaseUrl(env),
    vision: env.VISION_URL
      ? { url: env.VISION_URL, apiKey: env.VISION_API_KEY ?? null, model: env.VISION_MODEL ?? null }
      : null,
    analysisHosts: analysisHostsConfig(env),
    cutouts: cutoutConfig(env),
    makesAvif: env.AVIF === 'on',
  };
}

/**
 * How cut-outs are made: by the network in this process, by an external service, or not at all. A server with `ROLE=web`
 * never loads a network; items wait until a server with `ROLE=all` of the same database makes their cut-outs.
 */
function cutoutConfig({
  CUTOUTS,
  CUTOUT_URL,
  ROLE,
}: Settings): 'built-in' | 'off' | { readonly url: string } {
  if (CUTOUTS === 'off') return 'off';
  if (CUTOUT_URL) return { url: CUTOUT_URL };
  return ROLE === 'web' ? 'off' : 'built-in';
}

export type Config = ReturnType<typeof toConfig>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment, each for itself.
 * @throws ConfigError that names the invalid setting
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = z.safeParse(settingsSchema, Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  return parsed.data;
}

/** Like `readConfig`, for a program that uses only the database. */
export function readDatabaseConfig(environment: Environment): DatabaseConfig {
  return databaseConfig(readSettings(environment));
}

/**
 * Reads the configuration of a server from the environment.
 * @throws ConfigError that names the invalid or contradicting setting
 */
export function readConfig(environment: Environment): Config {
  return toConfig(readSettings(environment));
}

/**
 * Reads the configuration of an analysis process from the environment.
 * @throws ConfigError that names the invalid or contradicting setting
 */
export function readAnalysisConfig(environment: Environment) {
  const settings = readSettings(environment);
  return { ...analysisProcessConfig(settings), warnings: warningsOf(settings) };
}

export type AnalysisConfig = ReturnType<typeof readAnalysisConfig>;
