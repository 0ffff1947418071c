import { Readable } from 'node:stream';
import { z } from 'zod';
import { recordPicture } from '#features/media/take-media.service.ts';
import { withPicture } from '#features/saves/pick-media.service.ts';
import { savePin } from '#features/saves/save-pin/save-pin.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { STORIES } from './art/stories/page.ts';
import { contextOfPerson } from './context-of-person.ts';
import { hasStory } from './world.store.ts';

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
  }),
  run: async (platform: Platform, { username, boardId, title, theme, seed }) => {
    const { drawStory, renderArtwork } = await import('./art/artwork.ts');
    const context = await contextOfPerson(platform, username);
    if (await hasStory(platform.db, context.viewer.id, title)) return;
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
    const pages = pictures.map(({ signature, width, height }, index) => ({
      blocks: [
        { kind: 'picture' as const, signature, width, height },
        { kind: 'text' as const, text: artworks[index]?.title ?? title },
      ],
    }));
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
