import { z } from 'zod';
import { type FiledTopic, TOPIC_REASONS } from '#features/library/pins/filed-topic.ts';
import { pinIdOption } from '#features/library/pins/sought-pin.ts';
import { idOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MOST_TOPICS_OF_PIN, topicPath } from '../topic.ts';
import { chooseTopics, showTopicsOfPin } from './choose-topics.service.ts';

const answer = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    reason: z.enum(TOPIC_REASONS),
  }),
);

/** What a pin is filed under and why, strongest reasons first. */
export const pinTopicsGet = defineResource({
  name: 'PinTopicsResource.get',
  summary: 'What a pin is filed under.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({ pin_id: pinIdOption }),
  data: answer,
  handle: async (context, { pin_id }) => (await showTopicsOfPin(context, pin_id)).map(present),
});

/** Corrects the topics of an own pin; without a list they are found again. */
export const pinTopicsUpdate = defineResource({
  name: 'PinTopicsResource.update',
  summary: 'Corrects what an own pin is filed under.',
  who: 'person',
  rate: 'write',
  acting: 'edit-boards',
  options: z.object({
    pin_id: pinIdOption,
    interest_ids: listOption(idOption, MOST_TOPICS_OF_PIN).nullable(),
  }),
  data: answer,
  handle: async (context, { pin_id, interest_ids }) => {
    await chooseTopics(context, pin_id, interest_ids);
    return (await showTopicsOfPin(context, pin_id)).map(present);
  },
});

const present = ({ id, name, slug, reason }: FiledTopic) => {
  return { id, name, url: topicPath(slug), reason };
};
