import { useLingui } from '@lingui/react/macro';
import type { ActionsSurface } from './board-actions.ts';

/** What the plus of a page is called. */
export function useActionsLabel(surface: ActionsSurface): string {
  const { t } = useLingui();
  if (surface === 'section') return t`Create Pin`;
  return surface === 'profilePins' ? t`Profile Actions` : t`Board Actions`;
}
