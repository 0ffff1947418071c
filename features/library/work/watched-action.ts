export interface WatchedAction {
  id?: string;
  action_type: number;
  progress: number;
  is_origin: boolean;
  section_id?: string | undefined;
  /** It failed. */
  is_failed?: true | undefined;
}

export const WHOLE_BOARD = '-1';

/** What an action works on: pins outside sections if there is no section id, the whole board if it is `-1`. */
export function targetOfAction(
  sectionId: string | null | undefined,
): { of: 'unorganized' } | { of: 'board' } | { of: 'section'; id: string } {
  if (sectionId === null || sectionId === undefined) return { of: 'unorganized' };
  return sectionId === WHOLE_BOARD ? { of: 'board' } : { of: 'section', id: sectionId };
}

export function isWholeBoardUnderWay(actions: readonly WatchedAction[]): boolean {
  return actions.some((action) => targetOfAction(action.section_id).of === 'board' && isUnfinished(action));
}

export function isUnfinished({ progress, is_failed }: WatchedAction): boolean {
  return progress !== 1 && !is_failed;
}
