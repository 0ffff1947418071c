import type { CREATE_PRIVACIES } from '../board.ts';

export interface NewBoard {
  name: string;
  description: string;
  category: string | null;
  privacy: (typeof CREATE_PRIVACIES)[number];
  layout: string;
}
