import type { Id } from '#platform/ids/ids.ts';

export const SITEMAP_KINDS = ['people', 'boards', 'pins', 'topics', 'articles'] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapFile {
  kind: SitemapKind;
  /** From 1. */
  part: number;
  url_count: number;
  /** When the newest page in it changed, as far as that is known. */
  changed_at: Date | null;
}

/** The ids of a file: after the first, up to and including the last, which is null for the last file of its kind. */
export interface IdRange {
  begins_after: Id | '0';
  ends_with: Id | null;
}

export interface SitemapPage {
  /** Encoded, from the root. */
  path: string;
  changedAt: Date | null;
}

/** The protocol's limit. */
export const MOST_PAGES = 50_000;

/** A file is made at each request, so it should be small; and it grows until the next division. */
export const PAGES_IN_FILE = 10_000;

export function isSitemapKind(name: string | undefined): name is SitemapKind {
  return SITEMAP_KINDS.includes(name as SitemapKind);
}
