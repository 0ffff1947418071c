import { type TextPiece, textPieces } from '#design/link/text-pieces.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { ListedComment } from '../wire/comment.view.ts';

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

const UNITS = [
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Such as "5m ago". */
export function formatAge(ms: number, locale: string): string {
  const seconds = Math.max(0, ms / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  const format = new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'auto' });
  // Not "yesterday", which counts calendar days.
  const plain = new Intl.RelativeTimeFormat(locale, { style: 'narrow' });
  return (unit === 'second' ? format : plain).format(-Math.floor(seconds / length), unit);
}

export interface CommentData {
  id: string;
  pieces: TextPiece[];
  age: string;
  author: { id: string; username: string; fullName: string; image: string | null };
  likeCount: number;
  isLiked: boolean;
  answerCount: number;
  isDeletable: boolean;
}

interface Reading {
  now: number;
  locale: string;
}

export function commentData(answer: ListedComment, { now, locale }: Reading): CommentData {
  const { id, user } = answer;
  return {
    id,
    pieces: textPieces(answer.text, new Set(answer.tags.map(({ username }) => username.toLowerCase()))),
    age: formatAge(now - Date.parse(answer.created_at), locale),
    author: {
      id: user.id,
      username: user.username,
      fullName: user.full_name,
      image: pathOfPicture(user.image_small_url),
    },
    likeCount: answer.like_count,
    isLiked: answer.liked_by_me,
    answerCount: answer.comment_count,
    isDeletable: answer.deletable_by_me,
  };
}
