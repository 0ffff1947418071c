import type { PinCardData } from '../pin-card-data.ts';
import { isShortLink } from '../pin-link.ts';

/** `partner_grid_item` is for businesses. */
export type PinFieldSet = 'grid_item' | 'partner_grid_item';

export interface CardsOfPage {
  /** The person whose page it is, if any. */
  whose?: string;
  fieldSet?: PinFieldSet;
}

/** Empty if the page says it already or the note of a try is shown there. */
export function cardLine(pin: PinCardData, { whose, fieldSet }: CardsOfPage): string {
  if (pin.tried?.note) return '';
  // A business shows where its pins lead.
  if (fieldSet === 'partner_grid_item' && pin.link && !isShortLink(pin.link)) return pin.domain;
  return pin.pinner.username === whose ? '' : pin.pinner.full_name;
}
