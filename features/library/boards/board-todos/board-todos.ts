/** Most to-dos of one board, and most characters of each. */
export const TODO_LIMITS = { onBoard: 200, title: 500 } as const;

/** Something that those who work on a board want to do. */
export interface Todo {
  id: string;
  title: string;
  is_done: boolean;
}
