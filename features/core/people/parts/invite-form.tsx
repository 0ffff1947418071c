import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';

type InviteFormProps = {
  styles: { form?: string | undefined; who?: string | undefined; send?: string | undefined };
  /** Sends the invitation to a username or an email address. */
  invite: (who: string) => Promise<unknown>;
  onInvited: (who: string) => unknown;
  /** Of anything but an unknown name; none if it is not the text's fault. */
  problemOf: (error: unknown) => string | undefined;
  /** What the invitation allows. */
  children: ReactNode;
};

export function InviteForm({ styles, children, ...inviting }: InviteFormProps) {
  const { t } = useLingui();
  const { field, who, setWho, problem, isPending, onSubmit } = useInvite(inviting);
  const suggested = useSuggestedPeople(who);
  const listId = useId();
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextField
        ref={field}
        label={t`Username or email`}
        name="who"
        list={listId}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        className={styles.who}
        value={who}
        error={problem}
        onChange={(event) => setWho(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggested.map(({ username, label }) => (
          <option key={username} value={username} label={label} />
        ))}
      </datalist>
      {children}
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        disabled={who.trim() === ''}
        pending={isPending}
      >
        <Trans>Invite</Trans>
      </Button>
    </form>
  );
}

const REST_MS = 200;

/** People whose username or name begins with it; nobody for an email address. */
function useSuggestedPeople(who: string): { username: string; label: string }[] {
  const [people, setPeople] = useState<{ username: string; label: string }[]>([]);
  const term = who.trim().replace(/^@/, '');
  const isName = term !== '' && !term.includes('@');
  useEffect(() => {
    if (!isName) return setPeople([]);
    let isWanted = true;
    const timer = setTimeout(async () => {
      // If this fails, the name can still be typed.
      const answer = await call('AdvancedTypeaheadResource.get', { term, count: 20 }).catch(() => null);
      const found = answer?.data.items.flatMap((item) => (item.type === 'user' ? [item] : []));
      if (isWanted && found) setPeople(found);
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, isName]);
  return people;
}

function useInvite({ invite, onInvited, problemOf }: Omit<InviteFormProps, 'styles' | 'children'>) {
  const { t } = useLingui();
  const [who, change] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const setWho = (text: string) => {
    change(text);
    setProblem(undefined);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const name = who.trim().replace(/^@/, '');
    if (isPending || !name) return;
    setPending(true);
    try {
      await invite(name);
      change('');
      toast.show({ kind: 'success', text: t`Invitation sent` });
      await onInvited(name);
    } catch (error) {
      if (asksToLogInAgain(error)) return;
      const isNobody = error instanceof CallRefused && error.reason === 'user-not-found';
      const text = isNobody ? t`No one has this name.` : problemOf(error);
      if (text) setProblem(text);
      field.current?.focus();
    } finally {
      setPending(false);
    }
  };
  return { field, who, setWho, problem, isPending, onSubmit };
}
