import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { redirect, useNavigate } from 'react-router';
import { boardPageData } from '#features/library/boards/board-page-data.ts';
import { EditBoardForm } from '#features/library/boards/edit-board/edit-board-form.tsx';
import { isFirstPage, useGoBack } from '../navigation/use-go-back.ts';
import styles from '../shell/form-page.module.css';
import { orNotFound } from '../shell/or-not-found.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/board-edit.ts';

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { viewer, call, brandName } = requireActor(context, url);
  const { data } = await orNotFound(call('BoardResource.get', { board_id: id, field_set_key: 'detailed' }));
  const board = boardPageData(data, viewer.id);
  if (!board.isEditable) throw redirect(encodeURI(board.url));
  return { board, brandName };
}

/** Phones use this page, as the board's page opens no dialog there. */
export default function EditBoardPage({ loaderData: { board, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  const goBack = useGoBack(board.url);
  const replacePageBefore = useReplacePageBefore();
  return (
    <main id="main" className={styles.page} data-toasts="above">
      <title>{`${t`Edit your board`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t`Edit your board`}</h1>
      <EditBoardForm
        key={board.id}
        board={board}
        onCancel={goBack}
        onEdited={(url) => (url === board.url ? goBack() : replacePageBefore(url))}
      />
    </main>
  );
}

/** A page that has moved replaces the page before it, whose address is gone. */
function useReplacePageBefore(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      const replace = () => navigate(path, { replace: true });
      if (isFirstPage()) return replace();
      // By then the router is loading the old address, and aborts that for the new one.
      addEventListener('popstate', replace, { once: true });
      navigate(-1);
    },
    [navigate],
  );
}
