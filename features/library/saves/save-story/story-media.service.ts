import type { MediaRow } from '#features/core/media/media.service.ts';
import { requireUsableMedia } from '#features/core/media/media.service.ts';
import type { Story, StoryBlock } from '#features/library/pins/pin.ts';
import type { PinMedia } from '#features/library/pins/pin-options.ts';
import { msg } from '#platform/i18n/msg.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requirePicture, withPicture, withVideo } from '../pick-media.service.ts';
import type { SentBlock, SentStory } from './save-story.ts';

/** Takes only files that the viewer may use. A story of a single video is a video pin: clients publish videos that way. */
export async function pickStoryMedia(context: ContextFor<'person'>, sent: SentStory): Promise<PinMedia> {
  const files = await readFiles(context, sent);
  const story: Story = {
    pages: sent.pages.map((page) => ({ blocks: page.blocks.map((block) => blockOf(block, files)) })),
  };
  const coverSignature = sent.metadata.pin_image_signature || firstPicture(story);
  if (!coverSignature) throw invalid('story_pin', 'story_pin.metadata.pin_image_signature must be given.');
  const cover = await requirePicture(context, coverSignature, 'story_pin');
  const video = onlyVideo(sent, files);
  return video ? withVideo(cover, video) : { ...withPicture(cover), kind: 'story', isAnimated: false, story };
}

const NOT_UPLOADED = {
  image: msg("A block refers to a picture that you haven't uploaded."),
  video: msg("A block refers to a video that you haven't uploaded."),
};

type Files = ReadonlyMap<string, MediaRow>;

async function readFiles(context: ContextFor<'person'>, { pages }: SentStory): Promise<Files> {
  const blocks = pages.flatMap((page) => page.blocks);
  const signatures = blocks.flatMap((block) => fileOf(block) ?? []);
  const files = new Map<string, MediaRow>();
  for (const signature of new Set(signatures)) {
    files.set(signature, await requireUsableMedia(context, signature, 'story_pin'));
  }
  return files;
}

function fileOf({ type, image_signature, video_signature }: SentBlock): string | null {
  if (type === 'text') return null;
  return (type === 'video' ? video_signature : image_signature) || null;
}

function blockOf(sent: SentBlock, files: Files): StoryBlock {
  if (sent.type === 'text') {
    if (!sent.text) throw invalid('story_pin', "A text block can't be empty.");
    return { kind: 'text', text: sent.text };
  }
  const file = files.get(fileOf(sent) ?? '');
  const wanted = sent.type === 'video' ? 'video' : 'image';
  if (file?.kind !== wanted) throw invalid('story_pin', NOT_UPLOADED[wanted]);
  const { signature, width, height } = file;
  if (sent.type === 'picture') return { kind: 'picture', signature, width, height };
  const extension = file.original_ext === 'webm' ? 'webm' : 'mp4';
  return { kind: 'video', signature, extension, width, height, durationMs: file.duration_ms ?? 0 };
}

function firstPicture({ pages }: Story): string | null {
  const blocks = pages.flatMap((page) => page.blocks);
  return blocks.find((block) => block.kind === 'picture')?.signature ?? null;
}

function onlyVideo({ pages }: SentStory, files: Files): MediaRow | null {
  const [block, ...others] = pages.flatMap((page) => page.blocks);
  if (others.length > 0 || block?.type !== 'video') return null;
  return files.get(block.video_signature ?? '') ?? null;
}
