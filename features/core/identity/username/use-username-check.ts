import { useRef, useState } from 'react';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

type Checked = DataOf<'UsernameResource.get'>;

/** Asks whether a username is free. What is answered late, for a name that was changed meanwhile, counts for nothing. */
export function useUsernameCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const asked = useRef('');
  const check = async (username: string, fullName: string) => {
    asked.current = username;
    if (username === '') return setChecked(null);
    try {
      const { data } = await call('UsernameResource.get', { username, full_name: fullName });
      if (asked.current === username) setChecked(data);
    } catch {
      // Only a courtesy: the name is checked again when the form is sent.
      if (asked.current === username) setChecked(null);
    }
  };
  const forget = () => {
    asked.current = '';
    setChecked(null);
  };
  return { checked, check, forget };
}
