import type { CREATE_PRIVACIES } from '../board.ts';

/** A board that is about to be made, all of it cleaned. */
export interface NewBoard {
  name: string;
  description: string;
  category: string | null;
  privacy: (typeof CREATE_PRIVACIES)[number];
  layout: string;
}
