import type { Nobody, Somebody } from './principal.ts';

interface ViewerBase {
  /** Two letters. */
  country: string | undefined;
  /** Random and stable for this browser, for experiments and logs; not the person. */
  unauthId: string;
}

type NobodyViewer = ViewerBase & Nobody;

/** The identity feature extends it. */
export interface SignedInViewer extends ViewerBase, Somebody {
  isStaff: boolean;
  sessionId: string;
}

/** From a browser, with what else is known. */
export type Viewer = NobodyViewer | SignedInViewer;
export type PersonViewer = SignedInViewer & { kind: 'person' };
