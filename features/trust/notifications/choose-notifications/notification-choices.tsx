import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Switch } from '#design/checkbox/checkbox.tsx';
import { TitledGroup } from '#design/checkbox/choice-group.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import type { NotificationKind } from '../notification-kind.ts';
import type { NotificationChoiceAnswer } from './choose-notifications.ts';

type Change = { on_site: boolean } | { by_mail: boolean };

/** Saved at once. */
export function NotificationChoices({ stored }: { stored: NotificationChoiceAnswer[] }) {
  const { t } = useLingui();
  const [choices, setChoices] = useState(stored);
  // One write after another, so that the last press wins.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(stored);
  const write = async (kind: NotificationKind, change: Change) => {
    try {
      saved.current = (await call('NewsChoicesResource.update', { kind, ...change })).data;
    } catch {
      const text = t`We couldn't save your choice. Try again.`;
      toast.show({ kind: 'error', text });
    }
  };
  const choose = async (kind: NotificationKind, change: Change) => {
    setChoices((before) => before.map((one) => (one.kind === kind ? { ...one, ...change } : one)));
    const turn = last.current.then(() => write(kind, change));
    last.current = turn;
    await turn;
    // A later choice takes precedence over this failure.
    if (last.current === turn) setChoices(saved.current);
  };
  return choices.map((choice) => (
    <OneKind key={choice.kind} choice={choice} onChange={(change) => choose(choice.kind, change)} />
  ));
}

function OneKind({
  choice,
  onChange,
}: {
  choice: NotificationChoiceAnswer;
  onChange: (change: Change) => void;
}) {
  const { kind, on_site, by_mail } = choice;
  const { title, about } = useTexts()[kind];
  return (
    <TitledGroup title={title} about={about}>
      <Switch checked={on_site} onChange={(event) => onChange({ on_site: event.currentTarget.checked })}>
        <Trans>In notifications</Trans>
      </Switch>
      <Switch
        checked={on_site && by_mail}
        disabled={!on_site}
        onChange={(event) => onChange({ by_mail: event.currentTarget.checked })}
      >
        <Trans>Also by email</Trans>
      </Switch>
    </TitledGroup>
  );
}

function useTexts(): Record<NotificationKind, { title: string; about: string }> {
  const { t } = useLingui();
  return {
    boards: {
      title: t`Boards you work on with others`,
      about: t`Board invites, requests to join, and their outcome.`,
    },
    follows: {
      title: t`Followers`,
      about: t`New followers, follow requests and accepted requests.`,
    },
    comments: {
      title: t`Comments`,
      about: t`Comments on your Pins, replies, likes and mentions.`,
    },
    saves: {
      title: t`Saves`,
      about: t`When people save your Pins to their boards.`,
    },
    business: {
      title: t`Business accounts`,
      about: t`Invites to act for a business, and people who accept yours.`,
    },
  };
}
