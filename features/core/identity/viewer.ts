import type { Id } from '#platform/ids/ids.ts';

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

declare module '#platform/resource/viewer.ts' {
  interface SignedInViewer {
    username: string;
    fullName: string;
    isEmployee: boolean;
    isPartner: boolean;
    isPrivateProfile: boolean;
    shouldShowMessaging: boolean;
    imageSmallUrl: string | null;
    /** As read with the session; null where it is too large for that. */
    circle?: Circle | null;
    /** As read with the session. */
    card?: ViewerCard;
  }
}
