import { Trans } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router';
import { useBlockingToast } from './use-blocking-toast.ts';

export interface ReturningBoard {
  id: string;
  name: string;
  url: string;
  blocking_action: { id: string } | null;
}

/** Tells of the slow work that brings the pins of a restored board back. False if there is none. */
export function useFollowedReturn() {
  const tell = useBlockingToast();
  const { revalidate } = useRevalidator();
  return ({ id, name, url, blocking_action: action }: ReturningBoard): boolean => {
    if (!action) return false;
    const text = (
      <Trans>
        Moved to <Link to={url}>{name}</Link>
      </Trans>
    );
    const told = tell({ kind: 'move_pins', boardId: id, name });
    void told.followed({ actionIds: [action.id], done: { text } }).then((outcome) => {
      if (outcome !== 'unknown') return revalidate();
    });
    return true;
  };
}
