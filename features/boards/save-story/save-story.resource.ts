import { z } from 'zod';
import { cutTitle } from '#features/pins/cut-text.ts';
import { pinAnswer } from '#features/pins/pin-answer.ts';
import { newPinTextsIn, pinTextOptions } from '#features/pins/pin-options.ts';
import { idOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { requirePinCreation } from '../save-pin/pin-creation.ts';
import { savePin } from '../save-pin/save-pin.service.ts';
import { sectionOption } from '../section-option.ts';
import { storyPinOption } from './save-story.ts';
import { pickStoryMedia } from './story-media.service.ts';

const noId = z.enum(['', '0']).transform(() => null);

/** Makes a pin of several pages of pictures, videos and words; of one video alone, a video pin. */
export const storyPinCreate = defineResource({
  name: 'StoryPinResource.create',
  summary: 'Makes a story pin, or a video pin.',
  who: 'person',
  rate: 'write',
  options: z.object({
    board_id: z.union([noId, idOption]).nullish(),
    section: sectionOption.optional(),
    board_section_id: sectionOption.optional(),
    story_pin: storyPinOption,
    ...pinTextOptions,
  }),
  data: pinAnswer,
  handle: async (context, sent) => {
    requirePinCreation(context.flags, 'story');
    const section = sent.board_section_id ?? sent.section ?? null;
    if (section && !sent.board_id) throw invalid('board_id', 'A section needs its board_id.');
    const media = await pickStoryMedia(context, sent.story_pin);
    const texts = newPinTextsIn(sent);
    const title = texts.title || cutTitle(sent.story_pin.metadata.pin_title ?? '');
    return savePin(context, { boardId: sent.board_id ?? null, section, media, texts: { ...texts, title } });
  },
});
