import type { Nobody, Somebody } from './principal.ts';

interface ViewerBase {
  /** The request's two-letter country, if known. */
  country: string | undefined;
  /** A stable random id of this browser for experiments and logs; not the person. */
  unauthId: string;
}

type NobodyViewer = ViewerBase & Nobody;

/** The identity feature extends this interface with what the product knows about the viewer. */
export interface SignedInViewer extends ViewerBase, Somebody {
  isStaff: boolean;
  /** The session of this request. */
  sessionId: string;
}

/** The principal of a call from a browser, with what else is known of them. */
export type Viewer = NobodyViewer | SignedInViewer;
export type PersonViewer = SignedInViewer & { kind: 'person' };
