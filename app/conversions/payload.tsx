import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { ACTION_SOURCES, EVENT_NAMES } from '#features/conversions/conversion-events/conversion.ts';
import type { Route } from './+types/payload.ts';
import { buildEvent } from './build-event.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './conversions.module.css';
import { ConversionsPage } from './conversions-page.tsx';
import { eventsPath } from './example-event.ts';
import { loadSetup } from './load-setup.ts';
import { useAction } from './use-action.ts';

export { meta } from './conversions-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { setup, now } = await loadSetup({ context, url });
  return { setup, now };
}

export default function PayloadHelperPage({ loaderData: { setup, now } }: Route.ComponentProps) {
  return (
    <ConversionsPage
      setup={setup}
      here="payload-helper"
      lead={<Trans>Put an event together, see whether it's right, and send it.</Trans>}
    >
      {({ id }) => <EventForm accountId={id} now={now} />}
    </ConversionsPage>
  );
}

function EventForm({ accountId, now }: { accountId: string; now: number }) {
  const { t } = useLingui();
  const [payload, setPayload] = useState('');
  const build = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setPayload(JSON.stringify({ data: [await buildEvent(fields)] }, null, 2));
  };
  return (
    <>
      <form onSubmit={build} className={styles.section} noValidate>
        <h2>{t`1. Describe the event`}</h2>
        <EventFields now={now} />
        <div>
          <Button type="submit">
            <Trans>Build payload</Trans>
          </Button>
        </div>
      </form>
      <Sending {...{ accountId, payload, setPayload }} />
    </>
  );
}

/** Programmers know them by these names. */
function EventFields({ now }: { now: number }) {
  const { t } = useLingui();
  const options = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
  const field = (name: string, defaultValue: string) => (
    <TextField {...{ name, defaultValue }} label={name} dir="ltr" autoComplete="off" />
  );
  return (
    <div className={styles.wide}>
      <Select name="event_name" label="event_name" options={options(EVENT_NAMES)} defaultValue="checkout" />
      <Select name="action_source" label="action_source" options={options(ACTION_SOURCES)} />
      {field('event_id', 'order-1001')}
      {field('event_time', String(Math.floor(now / 1000)))}
      <TextField
        name="em"
        label={t`Email`}
        type="email"
        autoComplete="off"
        hint={t`We hash it in your browser.`}
      />
      {field('value', '59.90')}
      {field('currency', 'USD')}
      {field('order_id', '1001')}
    </div>
  );
}

type SendingProps = { accountId: string; payload: string; setPayload: (payload: string) => void };

/** What the API answers: only that knows all its rules. */
type Answered = { status: number; text: string };

function Sending({ accountId, payload, setPayload }: SendingProps) {
  const { t } = useLingui();
  const [answered, setAnswered] = useState<Answered>();
  const { problem, setProblem, isPending, run } = useAction();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setAnswered(undefined);
    const token = String(fields.get('token') ?? '').trim();
    if (!token) return setProblem(t`Paste an access token.`);
    const path = eventsPath(accountId, fields.get('test') !== null);
    void run(async () => setAnswered(await post(path, token, payload)));
  };
  return (
    <form onSubmit={send} className={styles.section} noValidate>
      <h2>{t`2. Check and send it`}</h2>
      <TextArea
        label={t`Payload`}
        rows={14}
        spellCheck={false}
        dir="ltr"
        value={payload}
        onChange={({ currentTarget: { value } }) => setPayload(value)}
      />
      <TextField name="token" label={t`Access token`} error={problem} autoComplete="off" dir="ltr" />
      <Checkbox name="test" defaultChecked>
        <Trans>Only check it: record nothing</Trans>
      </Checkbox>
      <div>
        <Button type="submit" variant="primary" pending={isPending} disabled={payload.trim() === ''}>
          <Trans>Send</Trans>
        </Button>
      </div>
      {answered && <Answer answered={answered} />}
    </form>
  );
}

async function post(path: string, token: string, body: string): Promise<Answered> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    credentials: 'omit',
    body,
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

function Answer({ answered: { status, text } }: { answered: Answered }) {
  const { t } = useLingui();
  const isRight = status === 200;
  return (
    <div role="status" className={styles.section}>
      <p className={isRight ? undefined : styles.alert}>
        {isRight ? (
          <Trans>The event is right.</Trans>
        ) : (
          <Trans>The API refused it with {status}. The answer names what is wrong.</Trans>
        )}
      </p>
      <CodeBlock label={t`Answer`} text={text} />
    </div>
  );
}
