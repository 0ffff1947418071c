import type { Id } from '#platform/ids/ids.ts';

interface ViewerBase {
  /** Two-letter country of the request where known. */
  country: string | undefined;
  /** A stable random id of this browser for experiments and logs; not the person. */
  unauthId: string;
}

export interface NobodyViewer extends ViewerBase {
  kind: 'anonymous' | 'bot';
  id: undefined;
}

/** The feature that finds out who asks adds what the product knows of them, by declaring this interface further. */
export interface SignedInViewer extends ViewerBase {
  kind: 'limited' | 'person';
  id: Id;
  isStaff: boolean;
  /** The session that this request rides on. */
  sessionId: string;
}

/**
 * Who asks. `limited` came by a limited login and may look as themselves but not act as one who signed in;
 * `bot` is a crawler and counts as anonymous.
 */
export type Viewer = NobodyViewer | SignedInViewer;
export type PersonViewer = SignedInViewer & { kind: 'person' };
