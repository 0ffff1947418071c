import type { PinFieldSet } from '#features/library/pins/parts/card-line.ts';

/** A business has fields of its own. */
export function pinsOf({ username, isPartner }: { username: string; isPartner: boolean }) {
  const field_set_key: PinFieldSet = isPartner ? 'partner_grid_item' : 'grid_item';
  return { username, field_set_key };
}
