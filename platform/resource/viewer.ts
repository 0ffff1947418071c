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

/** People to whom somebody stands in a relation. */
export interface Circle {
  followed: readonly Id[];
  blocked: readonly Id[];
  blockedBy: readonly Id[];
}

/** What else stands on the viewer's own card, and what their first page asks. */
export interface ViewerCard {
  firstName: string;
  avatarSignature: string | null;
  followerCount: number;
  isVerifiedMerchant: boolean;
  /** Has saved nothing and made no board yet. */
  isNewcomer: boolean;
}

export interface SignedInViewer extends ViewerBase {
  kind: 'limited' | 'person';
  id: Id;
  username: string;
  fullName: string;
  isStaff: boolean;
  isEmployee: boolean;
  isPartner: boolean;
  isPrivateProfile: boolean;
  shouldShowMessaging: boolean;
  imageSmallUrl: string | null;
  /** The session that this request rides on. */
  sessionId: string;
  /** As read with the session; null where it is too large for that. */
  circle?: Circle | null;
  /** As read with the session. */
  card?: ViewerCard;
}

/**
 * Who asks. `limited` came by a limited login and may look as themselves but not act as one who signed in;
 * `bot` is a crawler and counts as anonymous.
 */
export type Viewer = NobodyViewer | SignedInViewer;
export type PersonViewer = SignedInViewer & { kind: 'person' };
