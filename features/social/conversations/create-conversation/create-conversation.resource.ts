import { z } from 'zod';
import { idOption, listOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { MESSAGE_RATE } from '../conversation.ts';
import { messageIn, messageOption } from '../message-option.ts';
import { presentConversation } from '../wire/conversation.view.ts';
import { conversationAnswer } from '../wire/conversation-answer.ts';
import { createConversation } from './create-conversation.service.ts';

const options = z.object({
  /** May include the viewer. */
  user_ids: listOption(idOption),
  /** Clients send an empty list: only people of this site can be written to. */
  emails: listOption(z.string()).nullish(),
  ...messageOption,
});

/** Begins a conversation, or finds the one that two people have, and sends the message if there is one. */
export const conversationCreate = defineResource({
  name: 'ConversationsResource.create',
  summary: 'Starts a conversation.',
  who: 'person',
  rate: MESSAGE_RATE,
  isUnseen: true,
  options,
  data: conversationAnswer,
  handle: async (context, { user_ids, emails, ...message }) => {
    if (emails?.length) throw invalid('emails', 'You can only message people on this site.');
    const begun = await createConversation(context, user_ids, messageIn(message));
    return presentConversation(context, begun);
  },
});

/** The same call at a REST path. */
export const conversationCreateByPath = defineResource({
  ...conversationCreate,
  name: 'POST /v3/conversations/',
});
