import type { CommentData } from './comment-data.ts';

export interface CommentsProps {
  pinId: string;
  first: { items: CommentData[]; bookmark: string | null };
  /** Includes replies. */
  count: number;
  isOff: boolean;
  isOwn: boolean;
  isSignedIn: boolean;
  viewerId: string | undefined;
  brandName: string;
  onReport: ((id: string) => void) | undefined;
  onLogIn: () => void;
}
