import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { profileCardAnswer } from '../wire/profile-card-answer.ts';
import { listProfileCards } from './profile-cards.service.ts';

/** The cards the viewer wants among their own boards: all pins, and the shopping list. */
export const profileCardsGet = defineResource({
  name: 'ProfileCardsResource.get',
  summary: 'The cards among the own boards that are no boards.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(profileCardAnswer),
  handle: (context) => listProfileCards(context),
});
