import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import type { BoardAccess } from '#features/library/boards/board-member.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

export type CollaboratorData = DataOf<'BoardCollaboratorsResource.get'>[number];

/** Each change shows at once and is undone if refused. */
export function useCollaborators(board: { id: string }, first: readonly CollaboratorData[]) {
  const failureText = useFailureText();
  const [people, setPeople] = useState(first);
  const board_id = board.id;
  const tell = (error: unknown) => {
    const text = failureText(error);
    toast.show({ kind: 'error', text });
  };

  const reload = async () => setPeople((await call('BoardCollaboratorsResource.get', { board_id })).data);

  /** Returns whether they are off the board. */
  const remove = async (person: CollaboratorData): Promise<boolean> => {
    const place = people.indexOf(person);
    const input = { board_id, invited_user_id: person.user.id, field_set_key: 'boardEdit' as const };
    setPeople((before) => before.filter(({ user }) => user.id !== person.user.id));
    try {
      if (person.status === 'invited') await call('BoardInviteResource.delete', input);
      else await call('BoardCollaboratorResource.delete', input);
      return true;
    } catch (error) {
      // Puts them back without asking the server, which may be what failed, unless a reload already has.
      const isBack = (before: readonly CollaboratorData[]) =>
        before.some(({ user }) => user.id === person.user.id);
      setPeople((before) => (isBack(before) ? before : before.toSpliced(place, 0, person)));
      tell(error);
      return false;
    }
  };

  const chooseAccess = async (person: CollaboratorData, access: BoardAccess) => {
    const set = (next: BoardAccess) =>
      setPeople((before) =>
        before.map((one) => (one.user.id === person.user.id ? { ...one, access: next } : one)),
      );
    set(access);
    try {
      await call('BoardCollaboratorResource.update', {
        ...{ board_id, invited_user_id: person.user.id, access },
      });
    } catch (error) {
      set(person.access);
      tell(error);
    }
  };
  return { people, reload, remove, chooseAccess };
}
