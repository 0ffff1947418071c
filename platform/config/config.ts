import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { StartError } from './start-error.ts';

export class ConfigError extends StartError {}

const DEVELOPMENT_SECRET = 'a-secret-for-development-only-not-for-production';

const hops = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false, or the number of proxies in front of this site')
  .transform((value) => (/\d/.test(value) ? Number(value) : Number(value === 'true')));

const addressRanges = z.string().transform((text, context) => {
  const parts = text.split(',').map((part) => part.trim());
  return parts.map((part): AddressRange => {
    const range = readAddressRange(part);
    if (range) return range;
    const message = `must be addresses such as 10.0.0.7 or 10.0.0.0/8, separated by commas, not "${part}"`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
});

const lines = z.string().transform((text) => text.split(';').flatMap((line) => line.trim() || []));

/** Shows how it looks; nobody should pay there. */
const SAMPLE_BANK = ['Sample Operator', 'IBAN: XX00 SAMPLE', 'Sample data: do not transfer'];
const SAMPLE_OPERATOR = ['Sample Operator', 'Sample Street 1', 'Sample Town'];
const SAMPLE_RATE = 20;

const MODES = ['demo', 'development', 'production', 'test'] as const;

/** Which build of its libraries runs is separate, see `library-build.ts`. */
export type Mode = (typeof MODES)[number];

const settings = z.object({
  MODE: z.enum(MODES),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  STORAGE_URL: z.url({ protocol: /^s3$/ }).optional(),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BRAND_NAME: z.string().min(1).max(40).default('Pinfold'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  WORKER: z.enum(['inline', 'separate']).default('inline'),
  WORKER_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  LINK_PREVIEWS: z.stringbool().default(true),
  PROXY_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: hops.default(0),
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  METRICS_FROM: addressRanges.default([]),
  COUNTRY_HEADER: z.string().min(1).optional(),
  COUNTRY: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be two letters')
    .optional(),
  COMPLAINTS_OFFICE: z.string().min(1).max(500).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).optional(),
  ADS: z.stringbool().default(true),
  ADS_CURRENCY: z
    .string()
    .regex(/^[A-Za-z]{3}$/, 'must be three letters')
    .default('USD'),
  ADS_WELCOME_CREDIT: z.coerce.number().min(0).max(1_000_000).default(20),
  ADS_FLOOR: z.coerce.number().min(0).max(1000).default(0.1),
  ADS_BANK_ACCOUNT: lines.optional(),
  ADS_OPERATOR: lines.optional(),
  ADS_TAX_NUMBER: z.string().trim().max(30).optional(),
  ADS_TAX_RATE: z.coerce.number().min(0).max(50).optional(),
  ADS_PAYMENT_SECRET: z.string().min(32).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  PAGE_CACHE_SECONDS: z.coerce.number().min(0).max(60).default(5),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export const SETTINGS: readonly string[] = Object.keys(settings.shape);

export interface OidcConfig {
  issuer: string;
  clientId: string;
  /** Undefined for clients that the provider trusts without a secret. */
  clientSecret: string | undefined;
  name: string;
}

export interface AdsConfig {
  /** As in ISO 4217. */
  currency: string;
  /** What a new advertiser may spend, in units of the currency; 0 gives nothing. */
  welcomeCredit: number;
  /** The least that a thousand impressions cost, in millionths of a unit. */
  floorMicro: number;
  /** Where businesses transfer what they pay to, in lines; empty where they cannot. */
  bankAccount: readonly string[];
  /** Name and address on invoices, in lines; empty where none are issued. */
  operator: readonly string[];
  taxNumber: string | undefined;
  /** A percentage, which prices include. */
  taxRate: number;
  /** With which reports of payments are signed; undefined where none are taken. */
  paymentSecret: string | undefined;
}

export interface Config {
  mode: Mode;
  checksAnswers: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, pictures and mails. */
  dataDir: string;
  /** Undefined means the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Undefined means files in `dataDir`. */
  storageUrl: string | undefined;
  origin: string;
  secret: string;
  brandName: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  worker: 'inline' | 'separate';
  /** The port where a jobs-only process reports its health; undefined disables it. */
  workerPort: number | undefined;
  linkPreviews: boolean;
  proxyUrl: string | undefined;
  /** How many proxies are in front of this site: that many last entries of `X-Forwarded-For` are trusted. */
  trustProxy: number;
  hstsSubdomains: boolean;
  /** Addresses that may read `/metrics`, besides this machine. */
  metricsFrom: readonly AddressRange[];
  countryHeader: string | undefined;
  /** The country assumed for visitors when nothing else names it, as ISO 3166 code. */
  country: string | undefined;
  /** The office that legal complaints go to, shown next to the forms of laws that require one. */
  complaintsOffice: string | undefined;
  oidc: OidcConfig | undefined;
  /** Undefined turns advertising off. */
  ads: AdsConfig | undefined;
  /** Multiplies all rate limits, for a site whose visitors share addresses. */
  rateLimitFactor: number;
  /** How long a signed-out page may be served from memory; 0 renders it every time. */
  pageCacheSeconds: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

export function loadConfig(env: Record<string, string | undefined>): Config {
  const value = read(env);
  if (value.MODE === 'production') {
    if (!value.SECRET) throw new ConfigError('In production, set SECRET to at least 32 random characters.');
    if (!value.ORIGIN) throw new ConfigError('In production, set ORIGIN to the public address of this site.');
  }
  const origin = (value.ORIGIN ?? `http://${originHost(value.HOST)}:${value.PORT}`).replace(/\/+$/, '');
  return {
    mode: value.MODE,
    checksAnswers: value.MODE === 'development' || value.MODE === 'test',
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    storageUrl: value.STORAGE_URL,
    origin,
    secret: value.SECRET ?? DEVELOPMENT_SECRET,
    brandName: value.BRAND_NAME,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `${value.BRAND_NAME} <no-reply@${new URL(origin).hostname}>`,
    worker: value.WORKER,
    workerPort: value.WORKER_PORT,
    linkPreviews: value.LINK_PREVIEWS,
    proxyUrl: value.PROXY_URL,
    trustProxy: value.TRUST_PROXY,
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    metricsFrom: value.METRICS_FROM,
    countryHeader: value.COUNTRY_HEADER?.toLowerCase(),
    country: value.COUNTRY?.toUpperCase(),
    complaintsOffice: value.COMPLAINTS_OFFICE,
    oidc: oidcOf(value),
    ads: adsOf(value),
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    pageCacheSeconds: value.PAGE_CACHE_SECONDS,
    logLevel: value.LOG_LEVEL,
  };
}

function read(env: Record<string, string | undefined>): z.output<typeof settings> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse({ ...given, MODE: modeIn(env) });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
}

/** Reads the mode; also accepts production through NODE_ENV, as most Node programs do. */
export function modeIn({ MODE, NODE_ENV }: Record<string, string | undefined>): string {
  return MODE || (NODE_ENV === 'production' ? 'production' : 'demo');
}

function adsOf(value: z.output<typeof settings>): AdsConfig | undefined {
  if (!value.ADS) return undefined;
  const isReal = value.MODE === 'production';
  return {
    currency: value.ADS_CURRENCY.toUpperCase(),
    welcomeCredit: value.ADS_WELCOME_CREDIT,
    floorMicro: Math.round(value.ADS_FLOOR * 1_000_000),
    bankAccount: value.ADS_BANK_ACCOUNT ?? (isReal ? [] : SAMPLE_BANK),
    operator: value.ADS_OPERATOR ?? (isReal ? [] : SAMPLE_OPERATOR),
    taxNumber: value.ADS_TAX_NUMBER ?? (isReal ? undefined : 'SAMPLE'),
    taxRate: value.ADS_TAX_RATE ?? (isReal ? 0 : SAMPLE_RATE),
    paymentSecret: value.ADS_PAYMENT_SECRET,
  };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function oidcOf(value: z.output<typeof settings>): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value;
  if (!issuer) return undefined;
  if (!clientId) throw new ConfigError('OIDC_ISSUER also requires OIDC_CLIENT_ID.');
  const { protocol, hostname } = new URL(issuer);
  // Anyone who can read or change the provider's responses can sign in as anybody.
  if (protocol !== 'https:' && !LOOPBACK.has(hostname))
    throw new ConfigError('The setting OIDC_ISSUER is wrong: it must use HTTPS.');
  return { issuer, clientId, clientSecret, name: value.OIDC_NAME ?? hostname };
}

function originHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** Parses `10.0.0.7`, `10.0.0.0/8` or the IPv6 forms; null for anything else. */
export function readAddressRange(text: string): AddressRange | null {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return null;
  const range = `${address}/${bits ?? (version === 4 ? 32 : 128)}`;
  return ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : null;
}

/** Whether a socket's address is in one of the ranges. Understands IPv4 mapped into IPv6. */
export function isInRange(address: string, ranges: readonly AddressRange[]): boolean {
  if (isIP(address) === 0) return false;
  const found = ipaddr.process(address);
  return ranges.some((range) => range[0].kind() === found.kind() && found.match(range));
}
