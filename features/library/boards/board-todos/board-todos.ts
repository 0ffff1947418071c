export const TODO_LIMITS = { onBoard: 200, title: 500 } as const;

export interface Todo {
  id: string;
  title: string;
  is_done: boolean;
}
