import { Readable } from 'node:stream';
import { z } from 'zod';
import type { SectionName } from '#features/boards/section-name.ts';
import { recordPicture } from '#features/media/take-media.service.ts';
import { keepPage } from '#features/pins/link-previews/keep-page.service.ts';
import { withPicture } from '#features/saves/pick-media.service.ts';
import { savePin } from '#features/saves/save-pin/save-pin.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { sampleRemark, sayComments } from './say-comments.ts';
import { sampleTry, tryPins } from './try-pins.ts';
import { countPins } from './world.store.ts';

const id = z.string().transform((text, context): Id => {
  const parsed = parseId(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'must be an id' });
  return z.NEVER;
});

/** So many at a time, or who looks around early, and whoever sees the newest first, would see one board after the other. */
const AT_A_TIME = 2;

/** A board, and what stands on it. */
const painted = z.object({
  username: z.string(),
  boardId: id.nullable(),
  sectionIds: z.array(id),
  themes: z.array(z.string()).min(1),
  pins: z.number().int().positive(),
  seed: z.number().int(),
  pages: z.array(z.object({ pin: z.number().int(), url: z.string(), html: z.string() })).default([]),
  tries: z.array(sampleTry),
  remarks: z.array(sampleRemark),
});

/** Paints some pins of one board of the sample world, and queues for the next; a run that was cut off goes on where it stopped. */
export const paintPinsJob = defineJob({
  name: 'sample.paint-pins',
  options: { concurrency: 1, expireInSeconds: 1800 },
  data: painted,
  run: async (platform: Platform, board, { signal }) => {
    const context = await contextOfPerson(platform, board.username);
    const done = await countPins(platform.db, context.viewer.id, board.boardId);
    const end = Math.min(board.pins, done + AT_A_TIME);
    for (let index = done; index < end && !signal.aborted; index += 1) await paint(context, board, index);
    if (signal.aborted) return;
    if (end < board.pins) return void (await platform.jobs.enqueue(platform.db, paintPinsJob, board));
    if (!board.boardId) return;
    await tryPins(platform, board.boardId, board.tries);
    await sayComments(platform, board.boardId, board.remarks);
  },
});

type SamplePerson = Awaited<ReturnType<typeof contextOfPerson>>;

async function paint(context: SamplePerson, board: z.infer<typeof painted>, index: number): Promise<void> {
  // Only who paints needs the thousands of lines that know how.
  const [{ drawTheme }, { renderArtwork }] = await Promise.all([
    import('./draw-theme.ts'),
    import('./art/artwork.ts'),
  ]);
  const theme = board.themes[index % board.themes.length] ?? '';
  const artwork = drawTheme(theme, board.seed * 1000 + index);
  const picture = await renderArtwork(artwork, { format: 'jpeg' });
  const taken = await recordPicture(context, Readable.from([picture]));
  if (!taken.ok) throw new Error(`A painted picture was refused: ${taken.reason}`);
  const page = board.pages.find(({ pin }) => pin === index);
  const site = artwork.words[0]?.replace(/[^a-z]/gi, '').toLowerCase() || 'art';
  await savePin(context, {
    boardId: board.boardId,
    section: sectionOf(board.sectionIds, index),
    media: withPicture(taken.media),
    texts: {
      title: artwork.title,
      description: artwork.description,
      altText: artwork.altText,
      link: page?.url ?? (index % 3 === 0 ? `https://${site}.example/${index}` : null),
      isCommentsAllowed: true,
      price: null,
    },
  });
  if (page) await keepPage(context, page);
}

/** Every second pin stands in one of the board's sections. */
function sectionOf(sectionIds: readonly Id[], index: number): SectionName | null {
  const sectionId = index % 2 === 0 ? undefined : sectionIds[((index - 1) / 2) % sectionIds.length];
  return sectionId ? { id: sectionId, slug: null } : null;
}
