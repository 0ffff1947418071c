import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

export interface Visibility {
  show_all_pins: boolean;
  show_shopping_list: boolean;
}
export type VisibilityChoice = keyof Visibility;

const UNDO_MS = 10_000;

/** Applies at once; undone on failure. */
export function useVisibility(kept: Visibility) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<Partial<Visibility>>({});
  // Writes run one after the other, so that the last press wins.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const told: Record<VisibilityChoice, [shown: string, hidden: string]> = {
    show_all_pins: [t`All Pins card shown`, t`All Pins card hidden`],
    show_shopping_list: [t`Shopping list shown`, t`Shopping list hidden`],
  };

  const write = async (choice: VisibilityChoice, isShown: boolean) => {
    try {
      await call('UserSettingsResource.update', { [choice]: isShown });
      return true;
    } catch {
      const text = t`We couldn't save your choice. Try again.`;
      toast.show({ id: choice, kind: 'error', text });
      return false;
    }
  };
  const change = async (choice: VisibilityChoice, isShown: boolean, isUndo = false): Promise<void> => {
    setWanted((before) => ({ ...before, [choice]: isShown }));
    const turn = last.current.then(() => write(choice, isShown));
    last.current = turn;
    if ((await turn) && !isUndo) {
      const action = { undo: () => change(choice, !isShown, true) };
      toast.show({ id: choice, text: told[choice][isShown ? 0 : 1], action, duration: UNDO_MS });
    }
    if (last.current === turn) await revalidate();
    if (last.current === turn) setWanted({});
  };
  const shown = useMemo(() => ({ ...kept, ...wanted }), [kept, wanted]);
  return { shown, change };
}
