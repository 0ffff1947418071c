import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { CommentRow } from './comment.store.ts';

/** Its pin is locked: all who write comments lock the pin first. */
export type LockedComment = Locked<CommentRow>;

export type AllowedComment<Why extends 'own' | 'moderate' = 'own' | 'moderate'> = Allowed<CommentRow, Why>;

export type SeenComment = Allowed<CommentRow & { seenBy: Id }, 'see'>;
