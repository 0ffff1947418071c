import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

export type UpdateWith<Value> = (value: Value) => OptionsOf<'UserSettingsResource.update'>;

/** Applies at once and reverts if it cannot be saved. Returns whether it was saved. */
export function useStoredSetting<Value>(
  stored: Value,
  updateWith: UpdateWith<Value>,
): [Value, (next: Value) => Promise<boolean>] {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(stored);
  // Writes run one after the other, so that the last press wins.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(stored);
  const write = async (next: Value) => {
    try {
      await call('UserSettingsResource.update', updateWith(next));
      saved.current = next;
      return true;
    } catch {
      const text = t`We couldn't save your choice. Try again.`;
      toast.show({ kind: 'error', text });
      return false;
    }
  };
  const choose = async (next: Value) => {
    setChosen(next);
    const turn = last.current.then(() => write(next));
    last.current = turn;
    const isSaved = await turn;
    if (last.current === turn) setChosen(saved.current);
    return isSaved;
  };
  return [chosen, choose];
}
