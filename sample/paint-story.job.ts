import { Readable } from 'node:stream';
import { z } from 'zod';
import type { MediaRow } from '#features/media/media.service.ts';
import { recordPicture } from '#features/media/take-media.service.ts';
import type { StoryPage } from '#features/pins/story.ts';
import { withPicture } from '#features/saves/pick-media.service.ts';
import { savePin } from '#features/saves/save-pin/save-pin.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { STORIES } from './art/stories/page.ts';
import { CLIP_NAMES } from './clips/clip-names.ts';
import { contextOfPerson } from './context-of-person.ts';
import { recordClip } from './record-clip.ts';
import { hasPinOfKind } from './world.store.ts';

/** Paints one story of the sample world, all of its pages, and publishes it. A second run finds it published. */
export const paintStoryJob = defineJob({
  name: 'sample.paint-story',
  options: { concurrency: 1 },
  data: z.object({
    username: z.string(),
    boardId: z.string(),
    title: z.string(),
    theme: z.enum(STORIES),
    seed: z.number().int(),
    /** The last page plays it. */
    clip: z.enum(CLIP_NAMES).nullable(),
  }),
  run: async (platform: Platform, { username, boardId, title, theme, seed, clip }) => {
    const { drawStory, renderArtwork } = await import('./art/artwork.ts');
    const context = await contextOfPerson(platform, username);
    if (await hasPinOfKind(platform.db, context.viewer.id, 'story', title)) return;
    const artworks = drawStory(theme, seed);
    const pictures = [];
    for (const artwork of artworks) {
      const picture = await renderArtwork(artwork, { format: 'jpeg' });
      const taken = await recordPicture(platform, Readable.from([picture]));
      if (!taken.ok) throw new Error(`A painted page was refused: ${taken.reason}`);
      pictures.push(taken.media);
    }
    const [cover] = pictures;
    if (!cover) throw new Error(`The story ${title} has no pages`);
    const pages: StoryPage[] = pictures.map(({ signature, width, height }, index) => ({
      blocks: [
        { kind: 'picture', signature, width, height },
        { kind: 'text', text: artworks[index]?.title ?? title },
      ],
    }));
    if (clip) pages.push(pageOfVideo(await recordClip(platform, clip)));
    await savePin(context, {
      boardId: parseId(boardId),
      section: null,
      media: { ...withPicture(cover), kind: 'story', isAnimated: false, story: { pages } },
      texts: {
        title,
        description: artworks[0]?.description ?? '',
        altText: artworks[0]?.altText ?? '',
        link: null,
        isCommentsAllowed: true,
        price: null,
      },
    });
  },
});

function pageOfVideo({ signature, width, height, duration_ms }: MediaRow): StoryPage {
  return {
    blocks: [
      { kind: 'video', signature, extension: 'webm', width, height, durationMs: duration_ms ?? 0 },
      { kind: 'text', text: 'And all of it once more' },
    ],
  };
}
