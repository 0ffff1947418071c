import { Link } from 'react-router';
import type { TextPiece } from './text-pieces.ts';

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' };

export function LinkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  let at = 0;
  return pieces.map(({ text, to }) => {
    at += text.length;
    return to ? (
      <Link key={at} to={to} {...(to[0] !== '/' && ELSEWHERE)}>
        {text}
      </Link>
    ) : (
      text
    );
  });
}
