/** The cards on the boards tab that are no boards, by their type. */
export const STORY_TYPES = ['all_pins', 'wishlist_shop_your_products_story'] as const;

/** How many pictures stand on the card of all pins, and how many places the card of the shopping list has. */
export const STACK_PICTURES = 5;
export const SHOPPING_PICTURES = 5;

/** Edge of the pulsing hint on the card of the shopping list, px. */
export const SHOPPING_PULSAR = 136;

const MOST_SIGNATURES = 11;

/** The pictures that were saved last, each once, the newest first. */
export function recentSignatures(signatures: readonly string[]): string[] {
  return [...new Set(signatures)].slice(0, MOST_SIGNATURES);
}

/** How much higher than wide a picture of the stack is, and how far each further one is shifted, as a share of its width. */
export const STACK_RATIO = 133 / 100;
const STACK_OFFSET = 0.25;

/** Where a picture of the stack stands, as shares of the card's width; together they fill it. */
export function stackPlace(index: number): { start: number; width: number } {
  const width = 1 / (1 + (STACK_PICTURES - 1) * STACK_OFFSET);
  return { start: index * STACK_OFFSET * width, width };
}
