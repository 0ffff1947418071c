import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { type ProfileCardAnswer, profileCardAnswer } from '../wire/profile-card-answer.ts';
import { listProfileCards, type ProfileCard } from './profile-cards.service.ts';

/** The cards the viewer wants among their own boards: all pins, and the shopping list. */
export const profileCardsGet = defineResource({
  name: 'ProfileCardsResource.get',
  summary: 'Which cards besides boards appear among the viewer\u2019s boards.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({}),
  data: z.array(profileCardAnswer),
  handle: async (context) =>
    (await listProfileCards(context)).map((card) => present(card, context.viewer.username)),
});

function present({ kind, pinCount, covers, recent }: ProfileCard, username: string): ProfileCardAnswer {
  return {
    type: 'story',
    onProfile: false,
    story_type: kind,
    url: `/${username}/${PAGES[kind]}/`,
    pin_count: pinCount,
    cover_images: covers,
    recent_pin_image_signatures: recent,
  };
}

const PAGES = { all_pins: 'pins', wishlist_shop_your_products_story: '_shopping_list' };
