import type { Id } from '#platform/ids/ids.ts';

export interface SectionName {
  id: Id | null;
  slug: string | null;
}
