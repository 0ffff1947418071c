import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import type { CommentData } from './comment-data.ts';
import styles from './comments.module.css';

type CommentRowProps = {
  comment: CommentData;
  actions?: ReactNode;
  children?: ReactNode;
};

export function CommentRow({ comment, actions, children }: CommentRowProps) {
  const { id, author, pieces, age } = comment;
  return (
    <li className={styles.row} id={`comment-${id}`}>
      <Avatar name={author.fullName} src={author.image} size={32} />
      <div>
        <p className={styles.words} dir="auto">
          <Link to={`/${author.username}/`} className={styles.author}>
            {author.fullName}
          </Link>{' '}
          <LinkedText pieces={pieces} />
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
