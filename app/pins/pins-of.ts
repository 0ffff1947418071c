import type { PinFieldSet } from '#features/library/pins/parts/card-line.ts';

/** How the pins of this person are asked for: those of a business in the variant of the grid for businesses. */
export function pinsOf({ username, isPartner }: { username: string; isPartner: boolean }) {
  const field_set_key: PinFieldSet = isPartner ? 'partner_grid_item' : 'grid_item';
  return { username, field_set_key };
}
