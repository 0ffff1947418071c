import type { ContextFor } from '#platform/resource/resource.ts';
import type { ProfileCardAnswer } from '../wire/profile-card-answer.ts';
import { findCardSettings, listNewestPictures, listPricedPictures } from './profile-cards.store.ts';
import { recentSignatures, SHOPPING_PICTURES, STACK_PICTURES } from './profile-cards.ts';

export async function listProfileCards({ db, viewer }: ContextFor<'person'>): Promise<ProfileCardAnswer[]> {
  const [settings, newest, priced] = await Promise.all([
    findCardSettings(db, viewer.id),
    listNewestPictures(db, viewer.id),
    listPricedPictures(db, viewer.id, SHOPPING_PICTURES),
  ]);
  const recent = recentSignatures(newest.map((picture) => picture.image_signature));
  const stack = recent.slice(0, STACK_PICTURES);
  const allPins: ProfileCardAnswer = {
    type: 'story',
    story_type: 'all_pins',
    url: `/${viewer.username}/pins/`,
    pin_count: settings.pin_count,
    cover_images: stack.flatMap(
      (signature) => newest.find((picture) => picture.image_signature === signature) ?? [],
    ),
    recent_pin_image_signatures: recent,
  };
  const shoppingList: ProfileCardAnswer = {
    type: 'story',
    story_type: 'wishlist_shop_your_products_story',
    url: `/${viewer.username}/_shopping_list/`,
    pin_count: null,
    cover_images: priced,
    recent_pin_image_signatures: [],
  };
  return [
    ...(settings.show_all_pins ? [allPins] : []),
    ...(settings.eligible_for_wishlist && settings.show_shopping_list ? [shoppingList] : []),
  ];
}
