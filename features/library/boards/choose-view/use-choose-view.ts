import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { densityField } from '#features/core/people/preferences.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import { type ChosenView, type PinsView, viewPath } from '../pins-view.ts';
import { visitedViewsLine } from '../remember-view/visited-views.ts';

/** Where a choice is remembered: with the account, also as the pin size of one's other boards, or in the browser. */
export type ViewKeeper = 'owner' | 'account' | 'browser' | null;

const ERROR_MS = 6000;

/** Shows it at once, by the address, and remembers it for the next visit. */
export function useChooseView(boardId: string, keeper: ViewKeeper) {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  return async (chosen: Partial<ChosenView>): Promise<void> => {
    void navigate(viewPath(location, chosen), { replace: true, preventScrollReset: true });
    const { view = null, sort = null } = chosen;
    if (keeper === 'browser') {
      const isSecure = window.location.protocol === 'https:';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = visitedViewsLine(document.cookie, boardId, { view, sort }, isSecure);
    }
    if (keeper !== 'owner' && keeper !== 'account') return;
    try {
      await call('BoardViewResource.update', { board_id: boardId, view, sort });
      if (keeper === 'owner') await keepDensity(view);
    } catch (error) {
      const text = failureText(error, t`We couldn't remember this view.`);
      toast.show({ kind: 'error', text, duration: ERROR_MS });
    }
  };
}

/** Boards for which nothing was chosen are shown in the size chosen last. */
async function keepDensity(view: PinsView | null): Promise<void> {
  if (view !== 'compact' && view !== 'regular') return;
  await call('UserMetadataResource.update', {
    [densityField('board')]: view === 'compact' ? 'dense' : 'regular',
  });
}
