import type { Nobody, Somebody } from './principal.ts';

interface ViewerBase {
  country: string | undefined;
  /** Random and stable for this browser, for experiments and logs; not the person. */
  unauthId: string;
}

type NobodyViewer = ViewerBase & Nobody;

export interface SignedInViewer extends ViewerBase, Somebody {
  isStaff: boolean;
  sessionId: string;
  /** Null: that of the browser. */
  chosenLocale: string | null;
}

export type Viewer = NobodyViewer | SignedInViewer;
export type PersonViewer = SignedInViewer & { kind: 'person' };
