import type { ArticleBlock } from '#features/discovery/articles/article.ts';
import { keepTry } from '#features/library/pins/try-pin/try-pin.service.ts';
import { writeComment } from '#features/social/comments/write-comment/write-comment.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { recordSample } from './record-files.ts';
import { samplePin } from './sample-pins.ts';
import { unlessGone } from './unless-gone.ts';
import { SAMPLE_ARTICLES, type SampleArticle } from './words/articles.ts';
import { SAMPLE_COMMENTS, type SampleComment } from './words/comments.ts';
import { SAMPLE_TRIED, type SampleTry } from './words/tried.ts';
import { findBoard, findComment, findPin, writeArticle } from './world.store.ts';

/** What is there already is not added again. */
export async function reactToPins(platform: Platform, stopping: AbortSignal): Promise<void> {
  for (const tried of SAMPLE_TRIED) {
    stopping.throwIfAborted();
    await unlessGone(() => tryOut(platform, tried));
  }
  for (const comment of SAMPLE_COMMENTS) {
    stopping.throwIfAborted();
    await unlessGone(() => discuss(platform, comment));
  }
  const now = platform.clock.now().getTime();
  for (const [index, article] of SAMPLE_ARTICLES.entries()) {
    stopping.throwIfAborted();
    await unlessGone(() =>
      publish(platform, article, new Date(now - (SAMPLE_ARTICLES.length - index) * DAY_MS)),
    );
  }
}

const DAY_MS = 86_400_000;

/** Nobody of the sample world is of the staff, so the operator has written it. */
export async function publish(platform: Platform, article: SampleArticle, at: Date): Promise<void> {
  const blocks: ArticleBlock[] = [];
  for (const block of article.blocks) {
    if (typeof block === 'string') blocks.push({ type: 'text', text: block });
    else if ('pin' in block) {
      const id = await findLivePin(platform, block);
      if (id) blocks.push({ type: 'pin', pin_id: id });
    } else {
      const { viewer } = await contextOfPerson(platform, block.owner);
      const board = await findBoard(platform.db, viewer.id, block.board);
      if (board) blocks.push({ type: 'board', board_id: board.id });
    }
  }
  await writeArticle(platform.db, { ...article, blocks }, at);
}

export async function tryOut(
  platform: Platform,
  { by, note, photo, stars, ...place }: SampleTry,
): Promise<void> {
  const pinId = await findLivePin(platform, place);
  if (!pinId) return;
  const taken = photo ? await recordSample(platform, `tried-${photo.replaceAll(' ', '-')}`) : null;
  await keepTry(await contextOfPerson(platform, by), {
    pinId,
    note,
    photo: taken?.signature ?? null,
    stars: stars ?? null,
  });
}

export async function discuss(platform: Platform, comment: SampleComment): Promise<void> {
  const pinId = await findLivePin(platform, comment);
  if (!pinId) return;
  const replyToId = await say(platform, comment.by, { pinId, text: comment.text, replyToId: null });
  if (!replyToId) return;
  for (const { by, text } of comment.replies ?? []) await say(platform, by, { pinId, text, replyToId });
}

/** Also if it was there before; null where it is refused. */
async function say(
  platform: Platform,
  username: string,
  comment: Parameters<typeof writeComment>[1],
): Promise<Id | null> {
  const before = await findComment(platform.db, comment.pinId, comment.text);
  if (before) return before;
  const said = await writeComment(await contextOfPerson(platform, username), comment);
  return 'refused' in said ? null : said.row.id;
}

/** Null if it was deleted since. */
async function findLivePin(
  platform: Platform,
  { owner, board, pin }: { owner: string; board: string; pin: number },
): Promise<Id | null> {
  const { viewer } = await contextOfPerson(platform, owner);
  const found = await findPin(platform.db, viewer.id, samplePin(owner, board, pin).title);
  return found?.isLive ? found.id : null;
}
