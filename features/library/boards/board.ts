import type { Privacy } from '#features/library/pins/pin.ts';
import type { Id } from '#platform/ids/ids.ts';
import { WRITE_ACCESS } from './board-member.ts';

/** The database enforces them as well. */
export const BOARD_LIMITS = {
  name: 180,
  slug: 200,
  description: 500,
  category: 100,
  sectionTitle: 180,
} as const;

/** A wall of pins. */
export const DEFAULT_LAYOUT = 'default';
/** All pins equally large. */
export const EVEN_LAYOUT = 'grid';
export const LAYOUTS = [DEFAULT_LAYOUT, EVEN_LAYOUT] as const;

export const DEFAULT_PRIVACY = 'public';
export const CREATE_PRIVACIES = ['public', 'secret'] as const satisfies readonly Privacy[];

export const PRIVACY_LEVELS = { NONE: 0, ARCHIVED: 1, GROUP: 2, SECRET: 3 } as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[keyof typeof PRIVACY_LEVELS];

interface Standing {
  privacy: Privacy;
  isArchived: boolean;
  isCollaborative: boolean;
}

/** Archived before secret before group. */
export function privacyLevel({ privacy, isArchived, isCollaborative }: Standing): PrivacyLevel {
  if (isArchived) return PRIVACY_LEVELS.ARCHIVED;
  if (privacy === 'secret') return PRIVACY_LEVELS.SECRET;
  return isCollaborative ? PRIVACY_LEVELS.GROUP : PRIVACY_LEVELS.NONE;
}

export function profileGroup({ privacy, isArchived }: Standing): Privacy | 'archived' {
  return isArchived ? 'archived' : privacy;
}

/** All four are fractions of the picture. */
export interface CoverCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CoverPin {
  pin_id: Id;
  image_signature: string;
  dominant_color: string;
  width: number;
  height: number;
}

interface Editing {
  access: readonly string[];
  ownerId: string;
  viewerId: string | undefined;
}

/** The server checks again. */
export function mayEditBoard({ access, ownerId, viewerId }: Editing): boolean {
  return access.includes(WRITE_ACCESS) || ownerId === viewerId;
}
