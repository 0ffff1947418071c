import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import type { CommentData } from './comment-data.ts';
import styles from './comments.module.css';

type CommentRowProps = {
  comment: CommentData;
  actions?: ReactNode;
  children?: ReactNode;
};

export function CommentRow({ comment, actions, children }: CommentRowProps) {
  const { id, author, pieces, age } = comment;
  let at = 0;
  return (
    <li className={styles.row} id={`comment-${id}`}>
      <Avatar name={author.fullName} src={author.image} size={32} />
      <div>
        <p className={styles.words} dir="auto">
          <Link to={`/${author.username}/`} className={styles.author}>
            {author.fullName}
          </Link>{' '}
          {pieces.map(({ text, to, href }) => {
            at += text.length;
            if (to)
              return (
                <Link key={at} {...{ to }}>
                  {text}
                </Link>
              );
            if (!href) return text;
            return (
              <a key={at} href={href} target="_blank" rel="noopener nofollow ugc">
                {text}
              </a>
            );
          })}
        </p>
        <div className={styles.acts}>
          {age}
          {actions}
        </div>
        {children}
      </div>
    </li>
  );
}
