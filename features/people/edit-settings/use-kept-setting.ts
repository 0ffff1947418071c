import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

/** A setting that is in force at once, and as it was where it could not be saved. Answers whether it is saved. */
export function useKeptSetting<Value>(
  kept: Value,
  updateWith: (value: Value) => OptionsOf<'UserSettingsResource.update'>,
): [Value, (next: Value) => Promise<boolean>] {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(kept);
  const choose = async (next: Value) => {
    setChosen(next);
    try {
      await call('UserSettingsResource.update', updateWith(next));
      return true;
    } catch {
      setChosen(chosen);
      const text = t`Your choice could not be saved. Please try again.`;
      toast.show({ kind: 'error', text });
      return false;
    }
  };
  return [chosen, choose];
}
