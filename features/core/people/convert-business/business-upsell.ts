/** How long the prompt to convert stays hidden after it was dismissed. */
export const UPSELL_REST_DAYS = 30;
