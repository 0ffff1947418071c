import type { MediaRow } from '#features/core/media/media.service.ts';
import { keepPage } from '#features/library/pins/link-previews/read-link.service.ts';
import type { StoryPage } from '#features/library/pins/pin.ts';
import type { PinMedia } from '#features/library/pins/pin-options.ts';
import { withPicture, withVideo } from '#features/library/saves/pick-media.service.ts';
import { savePin } from '#features/library/saves/save-pin/save-pin.service.ts';
import type { Platform } from '#platform/resource/context.ts';
import { advertise } from './advertise.ts';
import { CLIP_COVERS } from './clips/clip-names.ts';
import { contextOfPerson } from './context-of-person.ts';
import { reactToPins } from './react-to-pins.ts';
import { recordClip, recordSample } from './record-files.ts';
import { SAMPLE_PINS, type SamplePin } from './sample-pins.ts';
import { seePins } from './see-pins.ts';
import { unlessGone } from './unless-gone.ts';
import { SAMPLE_PAGES } from './words/pages.ts';
import { SAMPLE_STORIES, type SampleStory } from './words/stories.ts';
import { SAMPLE_VIDEOS, type SampleVideo } from './words/videos.ts';
import { arePicturesMissing, findBoard, findPin, noteMade } from './world.store.ts';

/** Before the stories and videos come. */
const EARLY_PINS = 2;

/**
 * After an interruption it adds only what is missing.
 * @throws the reason of `stopping` when that is aborted
 */
export async function addPictures(platform: Platform, stopping: AbortSignal): Promise<void> {
  if (!(await arePicturesMissing(platform.db))) return;
  // The job that checks the links of new pins must find these pages.
  for (const page of SAMPLE_PAGES) await keepPage(platform, page);
  const addPins = async (isWanted: (pin: SamplePin) => boolean) => {
    for (const pin of SAMPLE_PINS.filter(isWanted)) {
      stopping.throwIfAborted();
      await saveSamplePin(platform, pin);
    }
  };
  await addPins(({ index }) => index < EARLY_PINS);
  for (const story of SAMPLE_STORIES) {
    stopping.throwIfAborted();
    await publishStory(platform, story);
  }
  for (const video of SAMPLE_VIDEOS) {
    stopping.throwIfAborted();
    await publishVideo(platform, video);
  }
  await addPins(({ index }) => index >= EARLY_PINS);
  await reactToPins(platform, stopping);
  await seePins(platform, stopping);
  await advertise(platform, stopping);
  await noteMade(platform.db);
}

export function saveSamplePin(platform: Platform, pin: SamplePin): Promise<void> {
  return saveOnce(platform, pin, async () => withPicture(await recordSample(platform, pin.picture)));
}

export function publishStory(platform: Platform, story: SampleStory): Promise<void> {
  return saveOnce(platform, story, async () => {
    const pages: StoryPage[] = [];
    const pictures: MediaRow[] = [];
    for (const [index, text] of story.pages.entries()) {
      const picture = await recordSample(platform, `${storyName(story)}-${index + 1}`);
      const { signature, width, height } = picture;
      pictures.push(picture);
      pages.push({
        blocks: [
          { kind: 'picture', signature, width, height },
          { kind: 'text', text },
        ],
      });
    }
    const [cover] = pictures;
    if (!cover) throw new Error(`The story ${story.title} has no pages`);
    if (story.clip) pages.push(pageOfVideo(await recordClip(platform, story.clip)));
    return { ...withPicture(cover), kind: 'story', isAnimated: false, story: { pages } };
  });
}

/** With a number from 1 for each page. */
export const storyName = ({ title }: Pick<SampleStory, 'title'>): string =>
  `story-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;

function pageOfVideo({ signature, width, height, duration_ms }: MediaRow): StoryPage {
  return {
    blocks: [
      { kind: 'video', signature, extension: 'webm', width, height, durationMs: duration_ms ?? 0 },
      { kind: 'text', text: 'And all of it once more' },
    ],
  };
}

export function publishVideo(platform: Platform, video: SampleVideo): Promise<void> {
  return saveOnce(platform, video, async () => {
    const cover = await recordSample(platform, CLIP_COVERS[video.clip]);
    return withVideo(cover, await recordClip(platform, video.clip));
  });
}

interface NewPin {
  readonly owner: string;
  readonly board: string | null;
  readonly section?: string | null;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly link?: string | null;
}

/** Unless its owner has one of this title already, or the board or its owner is gone. */
function saveOnce(platform: Platform, pin: NewPin, takeMedia: () => Promise<PinMedia>): Promise<void> {
  return unlessGone(() => save(platform, pin, takeMedia));
}

async function save(platform: Platform, pin: NewPin, takeMedia: () => Promise<PinMedia>): Promise<void> {
  const { title, description, altText, link = null } = pin;
  const context = await contextOfPerson(platform, pin.owner);
  if (await findPin(platform.db, context.viewer.id, title)) return;
  const board = pin.board === null ? null : await findBoard(platform.db, context.viewer.id, pin.board);
  if (pin.board !== null && !board) return;
  const sectionId = board?.sections[pin.section ?? ''];
  await savePin(context, {
    boardId: board?.id ?? null,
    section: sectionId ? { id: sectionId, slug: null } : null,
    media: await takeMedia(),
    texts: { title, description, altText, link, isCommentsAllowed: true, price: null },
  });
}
