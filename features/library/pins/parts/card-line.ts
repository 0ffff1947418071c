import type { PinCardData } from '../pin-card-data.ts';

/** How lists of pins are asked for and shown; `partner_grid_item` is that of businesses. */
export type PinFieldSet = 'grid_item' | 'partner_grid_item';

export interface CardsOfPage {
  /** The username of the one person whose page it is, if there is one. */
  whose?: string;
  fieldSet?: PinFieldSet;
}

/** The line under a pin's title; empty where the page says it already, or the note of who tried it stands there. */
export function cardLine(pin: PinCardData, { whose, fieldSet }: CardsOfPage): string {
  if (pin.tried?.note) return '';
  // A business shows where its pins lead.
  if (fieldSet === 'partner_grid_item' && pin.link) return pin.domain;
  return pin.pinner.username === whose ? '' : pin.pinner.full_name;
}
