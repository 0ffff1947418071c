import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { CardMenu, CardSave } from '#app/pins/pin-list.tsx';
import { pageContext } from '#app/server/page-context.ts';
import { orNotFound } from '#app/shell/or-not-found.ts';
import { useActor } from '#app/shell/use-shell.ts';
import { LinkButton } from '#design/button/link-button.tsx';
import { LinkedText } from '#design/link/linked-text.tsx';
import { textPieces } from '#design/link/text-pieces.ts';
import { Picture } from '#design/picture/picture.tsx';
import { ShareButton } from '#design/share/share-button.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { ArticleStatus } from '#features/discovery/articles/article.ts';
import type { ArticleAnswer } from '#features/discovery/articles/wire/article-answer.ts';
import { type BoardCardData, boardCardData } from '#features/library/boards/board-card-data.ts';
import { BoardCard } from '#features/library/boards/parts/board-card.tsx';
import { BoardGrid } from '#features/library/boards/parts/board-grid.tsx';
import { cardLine } from '#features/library/pins/parts/card-line.ts';
import { PinCard } from '#features/library/pins/parts/pin-card.tsx';
import { type PinCardData, pinCardData } from '#features/library/pins/pin-card-data.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import type { Route } from './+types/article.ts';
import styles from './article.module.css';
import { headOfArticle } from './article-head.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { kind, slug, id } = params;
  const { data: article } = await orNotFound(page.call('ArticleResource.get', { article_id: id }));
  if (article.url !== `/today/${kind}/${slug}/${id}/` || !url.pathname.endsWith('/'))
    throw redirect(encodeURI(article.url) + url.search, 301);
  return { article: articleData(article), head: headOfArticle(page, article) };
}

function articleData({ id, title, introduction, url, status, published_at, cover, blocks }: ArticleAnswer) {
  return {
    ...{ id, title, status, path: url },
    introduction: paragraphsOf(introduction),
    publishedAt: published_at,
    cover: cover && {
      ...{ image: cover.image_signature, color: cover.dominant_color, alt: cover.alt_text },
      ...{ width: cover.images['1200x'].width, height: cover.images['1200x'].height },
    },
    parts: articleParts(blocks),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

type Shown = Route.ComponentProps['loaderData']['article'];

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <main id="main" className={styles.page}>
      {article.status !== 'published' && <PreviewNote id={article.id} status={article.status} />}
      <article className={styles.article}>
        <ArticleHead article={article} />
        {article.parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
      </article>
      <p className={styles.end}>
        <LinkButton to="/today/">
          <Trans>More articles</Trans>
        </LinkButton>
      </p>
    </main>
  );
}

function PreviewNote({ id, status }: { id: string; status: Exclude<ArticleStatus, 'published'> }) {
  const { t } = useLingui();
  const texts = {
    draft: t`This is a draft. Only staff can see it.`,
    scheduled: t`This article is scheduled. Only staff can see it until then.`,
    unpublished: t`This article is unpublished. Only staff can see it.`,
  };
  return (
    <div role="note" className={styles.note}>
      <p>{texts[status]}</p>
      <LinkButton to={`/moderation/articles/${id}/`} size="small">
        <Trans>Edit</Trans>
      </LinkButton>
    </div>
  );
}

function ArticleHead({ article: { title, introduction, publishedAt, cover, path } }: { article: Shown }) {
  const { t, i18n } = useLingui();
  return (
    <header className={styles.head}>
      {cover && <Cover cover={cover} />}
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {introduction.map(({ key, text }) => (
        <p key={key} className={styles.introduction} dir="auto">
          {text}
        </p>
      ))}
      <div className={styles.line}>
        {publishedAt && (
          <time dateTime={new Date(publishedAt).toISOString()}>{formatDay(publishedAt, i18n.locale)}</time>
        )}
        <ShareButton
          label={t`Share`}
          title={t`Share this article`}
          subject={title}
          path={encodeURI(path)}
          size="small"
        />
      </div>
    </header>
  );
}

function Cover({ cover: { image, color, alt, width, height } }: { cover: NonNullable<Shown['cover']> }) {
  const sources = (['474x', '736x', '1200x'] as const).map(
    (size) => `${picturePath(image, size, 'webp')} ${size.slice(0, -1)}w`,
  );
  return (
    <div className={styles.cover}>
      <Picture
        source={{ src: picturePath(image, '1200x'), webp: sources.join(', ') }}
        sizes="(max-width: 792px) 100vw, 760px"
        {...{ alt, width, height, color }}
        isCover
        isFirst
      />
    </div>
  );
}

function Part({ part }: { part: ArticlePart }) {
  const { t } = useLingui();
  if (part.kind === 'pins') return <ArticlePins pins={part.pins} />;
  if (part.kind === 'boards') {
    return (
      <div className={styles.boards}>
        <BoardGrid boards={part.boards} label={t`Boards`} renderBoard={renderBoard} />
      </div>
    );
  }
  return part.paragraphs.map(({ key, text }) => (
    <p key={key} className={styles.text} dir="auto">
      <LinkedText pieces={textPieces(text)} />
    </p>
  ));
}

const renderBoard = (board: BoardCardData) => <BoardCard board={board} isOwnerShown />;

function ArticlePins({ pins }: { pins: readonly PinCardData[] }) {
  const { t } = useLingui();
  const actor = useActor();
  return (
    <ul className={styles.pins} aria-label={t`Pins`}>
      {pins.map((pin) => (
        <li key={pin.id}>
          <PinCard
            pin={pin}
            line={cardLine(pin, {})}
            overlay={<CardSave pin={pin} actor={actor} />}
            aside={<CardMenu pin={pin} actor={actor} />}
          />
        </li>
      ))}
    </ul>
  );
}

interface Paragraph {
  key: string;
  text: string;
}

/** Pins that follow each other stand side by side, and so do boards. */
type ArticlePart = { key: string } & (
  | { kind: 'text'; paragraphs: Paragraph[] }
  | { kind: 'pins'; pins: PinCardData[] }
  | { kind: 'boards'; boards: BoardCardData[] }
);

function articleParts(blocks: ArticleAnswer['blocks']): ArticlePart[] {
  const parts: ArticlePart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const key = String(parts.length);
    if (block.type === 'text') parts.push({ key, kind: 'text', paragraphs: paragraphsOf(block.text) });
    else if (block.type === 'pin') {
      const pin = pinCardData(block.pin);
      if (last?.kind === 'pins') addOnce(last.pins, pin);
      else parts.push({ key, kind: 'pins', pins: [pin] });
    } else {
      const board = boardCardData(block.board);
      if (last?.kind === 'boards') addOnce(last.boards, board);
      else parts.push({ key, kind: 'boards', boards: [board] });
    }
  }
  return parts;
}

function addOnce<Item extends { id: string }>(items: Item[], item: Item): void {
  if (!items.some(({ id }) => id === item.id)) items.push(item);
}

/** An empty line begins a new one. */
export const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => ({ key: String(index), text: paragraph }));
