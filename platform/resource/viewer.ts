import type { Id } from '#platform/ids/ids.ts';

interface ViewerBase {
  /** The request's two-letter country, if known. */
  country: string | undefined;
  /** A stable random id of this browser for experiments and logs; not the person. */
  unauthId: string;
}

export interface NobodyViewer extends ViewerBase {
  kind: 'anonymous' | 'bot';
  id: undefined;
}

/** The identity feature extends this interface with what the product knows about the viewer. */
export interface SignedInViewer extends ViewerBase {
  kind: 'limited' | 'person';
  id: Id;
  isStaff: boolean;
  /** The session of this request. */
  sessionId: string;
}

/**
 * Who makes the request. `limited` signed in by a limited login and may read as themselves but not write; `bot` is a
 * crawler and counts as anonymous.
 */
export type Viewer = NobodyViewer | SignedInViewer;
export type PersonViewer = SignedInViewer & { kind: 'person' };
