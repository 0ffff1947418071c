import type { CommentData } from './comment-data.ts';

export interface CommentsProps {
  pinId: string;
  /** The first page, rendered with the pin. */
  first: { items: CommentData[]; bookmark: string | null };
  /** Includes replies. */
  count: number;
  isOff: boolean;
  isOwn: boolean;
  isSignedIn: boolean;
  viewerId: string | undefined;
  brandName: string;
  /** Reports a comment; undefined for visitors. */
  onReport: ((id: string) => void) | undefined;
  onLogIn: () => void;
}
