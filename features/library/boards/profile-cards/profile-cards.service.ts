import type { ContextFor } from '#platform/resource/resource.ts';
import type { CoverImage } from '../board-covers.ts';
import { findCardSettings, listNewestPictures, listPricedPictures } from './profile-cards.store.ts';
import { recentSignatures, SHOPPING_PICTURES, STACK_PICTURES, type STORY_TYPES } from './profile-cards.ts';

export interface ProfileCard {
  kind: (typeof STORY_TYPES)[number];
  /** Null if the pins are not counted. */
  pinCount: number | null;
  covers: CoverImage[];
  recent: string[];
}

export async function listProfileCards({ db, viewer }: ContextFor<'person'>): Promise<ProfileCard[]> {
  const [settings, newest, priced] = await Promise.all([
    findCardSettings(db, viewer.id),
    listNewestPictures(db, viewer.id),
    listPricedPictures(db, viewer.id, SHOPPING_PICTURES),
  ]);
  const recent = recentSignatures(newest.map((picture) => picture.image_signature));
  const stack = recent.slice(0, STACK_PICTURES);
  const allPins: ProfileCard = {
    kind: 'all_pins',
    pinCount: settings.pin_count,
    covers: stack.flatMap(
      (signature) => newest.find((picture) => picture.image_signature === signature) ?? [],
    ),
    recent,
  };
  const shoppingList: ProfileCard = {
    kind: 'wishlist_shop_your_products_story',
    pinCount: null,
    covers: priced,
    recent: [],
  };
  return [
    ...(settings.show_all_pins ? [allPins] : []),
    ...(settings.eligible_for_wishlist && settings.show_shopping_list ? [shoppingList] : []),
  ];
}
