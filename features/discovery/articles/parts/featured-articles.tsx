import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { ArticleCardData } from './article-card-data.ts';
import styles from './featured-articles.module.css';

/** One quiet line; nothing if there are none. */
export function FeaturedArticles({ articles }: { articles: readonly ArticleCardData[] }) {
  const heading = useId();
  if (articles.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Link to="/today/">
          <Trans>Today</Trans>
        </Link>
      </h2>
      <ul className={styles.list}>
        {articles.map(({ id, title, path, cover }) => (
          <li key={id}>
            <Link to={path} className={styles.link}>
              {cover && (
                <img
                  src={picturePath(cover.image, '136x136', 'webp')}
                  alt=""
                  width={56}
                  height={56}
                  className={styles.picture}
                  style={{ background: cover.color }}
                />
              )}
              <span className={styles.title} dir="auto">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
