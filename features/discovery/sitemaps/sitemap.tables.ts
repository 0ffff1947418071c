import { SITEMAP_KINDS } from './sitemap.ts';

export const TABLES = { sitemap_files: { kind: SITEMAP_KINDS } };
