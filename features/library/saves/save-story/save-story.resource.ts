import { z } from 'zod';
import { cutTitle } from '#features/library/pins/cut-text.ts';
import { newPinTextsIn, pinTextOptions } from '#features/library/pins/pin-options.ts';
import { presentPin } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { pinPlaceIn, pinPlaceOptions } from '../pin-place-options.ts';
import { requirePinCreation } from '../pin-refusals.ts';
import { savePin } from '../save-pin/save-pin.service.ts';
import { storyPinOption } from './save-story.ts';
import { pickStoryMedia } from './story-media.service.ts';

/** Creates a pin of several pages of pictures, videos and texts; a single video becomes a video pin. */
export const storyPinCreate = defineResource({
  name: 'StoryPinResource.create',
  summary: 'Creates a story pin or a video pin.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    ...pinPlaceOptions,
    story_pin: storyPinOption,
    ...pinTextOptions,
  }),
  data: pinAnswer,
  handle: async (context, sent) => {
    requirePinCreation(context.flags, 'stories');
    const [place, texts] = [pinPlaceIn(sent), newPinTextsIn(sent)];
    const media = await pickStoryMedia(context, sent.story_pin);
    const title = texts.title || cutTitle(sent.story_pin.metadata.pin_title ?? '');
    return presentPin(context, await savePin(context, { ...place, media, texts: { ...texts, title } }));
  },
});
