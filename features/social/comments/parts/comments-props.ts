import type { CommentData } from './comment-data.ts';

/** The comments of a pin's page. */
export interface CommentsProps {
  pinId: string;
  /** The first of them, as the page came with. */
  first: { items: CommentData[]; bookmark: string | null };
  /** How many there are, answers among them. */
  count: number;
  /** Whose pin it is has turned them off. */
  isOff: boolean;
  /** The viewer's own pin. */
  isOwn: boolean;
  isSignedIn: boolean;
  /** The viewer's id, where somebody is logged in. */
  viewerId: string | undefined;
  brandName: string;
  /** Asks what is wrong with a comment; visitors cannot say. */
  onReport: ((id: string) => void) | undefined;
  onLogIn: () => void;
}
