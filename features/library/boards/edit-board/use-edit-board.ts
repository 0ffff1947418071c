import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { BoardPageData } from '../board-page-data.ts';
import { useNamedForm } from '../use-named-form.ts';

/** Name, description and boxes of a board while they are changed. */
export function useEditBoard(board: BoardPageData, onEdited: (url: string) => void) {
  const { t } = useLingui();
  const [description, setDescription] = useState(board.description);
  const [isSecret, setSecret] = useState(board.privacy === 'secret');
  const [isShown, setShown] = useState(board.showsCollaborators);
  const [isSensitive, setSensitive] = useState(board.sensitivity_screen);
  const form = useNamedForm({
    blank: t`Don't forget to name your board!`,
    initial: board.name,
    send: async (name) => {
      const changes: OptionsOf<'BoardResource.update'> = { board_id: board.id, name, description };
      // A protected board stays protected, as the box says nothing of it.
      if (board.isMine && isSecret !== (board.privacy === 'secret'))
        changes.privacy = isSecret ? 'secret' : 'public';
      if (board.isMine && isSensitive !== board.sensitivity_screen) changes.sensitivity_screen = isSensitive;
      if (board.isShared) changes.should_show_board_collaborators = isShown;
      const { data } = await call('BoardResource.update', changes);
      toast.show({ kind: 'success', text: t`Board saved`, duration: 3000 });
      onEdited(data.url);
    },
  });
  const boxes = { isSecret, setSecret, isShown, setShown, isSensitive, setSensitive };
  return { form, description, setDescription, boxes };
}
