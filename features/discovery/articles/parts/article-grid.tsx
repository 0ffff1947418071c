import { Card } from '#design/card/card.tsx';
import { Picture } from '#design/picture/picture.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { ArticleCardData } from './article-card-data.ts';
import styles from './article-grid.module.css';

type ArticleGridProps = { articles: readonly ArticleCardData[]; label: string };

/** Of the first screen. */
const FIRST = 2;

export function ArticleGrid({ articles, label }: ArticleGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} isFirst={index < FIRST} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard({
  article: { title, introduction, path, cover },
  isFirst,
}: {
  article: ArticleCardData;
  isFirst: boolean;
}) {
  return (
    <Card to={path} picture={<Cover cover={cover} isFirst={isFirst} />}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {introduction && (
        <span className={styles.introduction} dir="auto">
          {introduction}
        </span>
      )}
    </Card>
  );
}

function Cover({ cover, isFirst }: { cover: ArticleCardData['cover']; isFirst: boolean }) {
  return (
    <span className={styles.cover}>
      {cover && (
        <Picture
          source={{
            src: picturePath(cover.image, '474x'),
            webp: picturePath(cover.image, '474x', 'webp'),
          }}
          alt=""
          width={3}
          height={2}
          color={cover.color}
          isCover
          isFirst={isFirst}
        />
      )}
    </span>
  );
}
