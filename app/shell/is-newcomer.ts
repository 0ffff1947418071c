import type { PageContext } from '#app/page-context.ts';

/** Whether the viewer has signed up and has neither a Pin nor a board yet. */
export async function isNewcomer({ call, viewer }: PageContext): Promise<boolean> {
  if (viewer.kind !== 'person') return false;
  const { data } = await call('UserResource.get', { user_id: viewer.id });
  return data.pin_count + data.board_count + (data.secret_board_count ?? 0) === 0;
}
