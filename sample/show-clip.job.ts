import { Readable } from 'node:stream';
import { z } from 'zod';
import { recordPicture } from '#features/media/take-media.service.ts';
import { withVideo } from '#features/saves/pick-media.service.ts';
import { savePin } from '#features/saves/save-pin/save-pin.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { CLIP_NAMES } from './clips/clip-names.ts';
import { contextOfPerson } from './context-of-person.ts';
import { recordClip } from './record-clip.ts';
import { hasPinOfKind } from './world.store.ts';

/** Publishes one clip of the sample world under a painted cover. A second run finds it published. */
export const showClipJob = defineJob({
  name: 'sample.show-clip',
  options: { concurrency: 1 },
  data: z.object({
    username: z.string(),
    boardId: z.string(),
    title: z.string(),
    description: z.string(),
    altText: z.string(),
    clip: z.enum(CLIP_NAMES),
  }),
  run: async (platform: Platform, { username, boardId, title, description, altText, clip }) => {
    const [{ coverOf }, { renderArtwork }] = await Promise.all([
      import('./clips/clips.ts'),
      import('./art/artwork.ts'),
    ]);
    const context = await contextOfPerson(platform, username);
    if (await hasPinOfKind(platform.db, context.viewer.id, 'video', title)) return;
    const cover = await renderArtwork(coverOf(clip), { format: 'jpeg' });
    const taken = await recordPicture(platform, Readable.from([cover]));
    if (!taken.ok) throw new Error(`The cover of ${title} was refused: ${taken.reason}`);
    await savePin(context, {
      boardId: parseId(boardId),
      section: null,
      media: withVideo(taken.media, await recordClip(platform, clip)),
      texts: { title, description, altText, link: null, isCommentsAllowed: true, price: null },
    });
  },
});
