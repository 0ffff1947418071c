import type { Id } from '#platform/ids/ids.ts';
import type { Allowed, Locked } from '#platform/resource/allowed.ts';
import type { CommentRow } from './comment.store.ts';

/** A comment whose pin is locked: all who write comments lock the pin first, so none changes meanwhile. */
export type LockedComment = Locked<CommentRow>;

/** The same, deleted by whoever wrote it or owns the pin, or by staff. */
export type AllowedComment<Why extends 'own' | 'moderate' = 'own' | 'moderate'> = Allowed<CommentRow, Why>;

/** A comment that this viewer sees. */
export type SeenComment = Allowed<CommentRow & { seenBy: Id }, 'see'>;
