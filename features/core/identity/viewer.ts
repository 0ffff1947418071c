import type { Id } from '#platform/ids/ids.ts';

export interface Circle {
  followed: readonly Id[];
  blocked: readonly Id[];
  blockedBy: readonly Id[];
}

/** What else the viewer's own card shows, and what their first page needs. */
export interface ViewerCard {
  firstName: string;
  followerCount: number;
  isVerifiedMerchant: boolean;
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
    avatarSignature: string | null;
    /** Read with the session; null if it is too large for that. */
    circle?: Circle | null;
    card?: ViewerCard;
  }
}
