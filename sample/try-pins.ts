import { Readable } from 'node:stream';
import { z } from 'zod';
import { recordPicture } from '#features/media/take-media.service.ts';
import { keepTry } from '#features/pins/try-pin/try-pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { findPinOfBoard } from './world.store.ts';

/** Who tried which painted pin of a board, what they say, and the theme of their photo. */
export const sampleTry = z.object({
  by: z.string(),
  pin: z.number().int(),
  note: z.string(),
  photo: z.string().nullable(),
});

/** Lets people try pins of a board that is painted. */
export async function tryPins(
  platform: Platform,
  boardId: Id,
  tries: readonly z.infer<typeof sampleTry>[],
): Promise<void> {
  for (const { by, pin, note, photo } of tries) {
    const pinId = await findPinOfBoard(platform.db, boardId, pin);
    if (!pinId) throw new Error(`The board ${boardId} has no pin ${pin} to try`);
    const context = await contextOfPerson(platform, by);
    await keepTry(context, { pinId, note, photo: photo && (await takePhoto(platform, photo, pin)) });
  }
}

async function takePhoto(platform: Platform, theme: string, seed: number): Promise<string> {
  const [{ drawTheme }, { renderArtwork }] = await Promise.all([
    import('./draw-theme.ts'),
    import('./art/artwork.ts'),
  ]);
  const picture = await renderArtwork(drawTheme(theme, 900_000 + seed), { format: 'jpeg', width: 600 });
  const taken = await recordPicture(platform, Readable.from([picture]));
  if (!taken.ok) throw new Error(`A painted photo was refused: ${taken.reason}`);
  return taken.media.signature;
}
