import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { ComboBox } from '#design/combo-box/combo-box.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { ToggleChips } from '#design/toggle-chips/toggle-chips.tsx';
import { call } from '#platform/resource/client.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { MOST_TOPICS_OF_PIN } from '../topic.ts';
import styles from './edit-pin-topics.module.css';

export function EditPinTopics({ pinId }: { pinId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <QuietButton onClick={() => setOpen(true)}>
        <Trans>Edit topics</Trans>
      </QuietButton>
      <Dialog title={t`Topics of this Pin`} hasNote isOpen={isOpen} onClose={close}>
        <Editor pinId={pinId} onDone={close} />
      </Dialog>
    </>
  );
}

interface NamedTopic {
  id: string;
  name: string;
}

type EditorProps = { pinId: string; onDone: () => void };

function Editor({ pinId, onDone }: EditorProps) {
  const { t } = useLingui();
  const [loaded, retry] = useLoaded(useCallback(() => load(pinId), [pinId]));
  if (loaded.state === 'loading') return <SpinnerPlace label={t`Loading topics`} minHeight={240} />;
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  return <Choice pinId={pinId} {...loaded.data} onDone={onDone} />;
}

async function load(pinId: string) {
  const [filed, sections] = await Promise.all([
    call('PinTopicsResource.get', { pin_id: pinId }),
    call('ExploreSectionsResource.get', { page_size: 250 }),
  ]);
  const all: NamedTopic[] = sections.data.flatMap((section) => [section, ...section.topics]);
  return { filed: filed.data, all };
}

type ChoiceProps = EditorProps & { filed: NamedTopic[]; all: NamedTopic[] };

function Choice({ pinId, filed, all, onDone }: ChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(filed);
  const { isBusy, save } = useSave(pinId, onDone);
  const isFull = chosen.length >= MOST_TOPICS_OF_PIN;
  const add = (id: string | null) => {
    const topic = all.find((one) => one.id === id);
    if (topic && !chosen.some((one) => one.id === id)) setChosen([...chosen, topic]);
  };
  return (
    <div className={styles.body}>
      <ToggleChips
        label={t`Chosen topics`}
        chips={chosen.map(({ id, name }) => ({ id, label: name, isOn: true }))}
        onToggle={(id) => setChosen(chosen.filter((one) => one.id !== id))}
      />
      <ComboBox
        // A new one is empty and closed again.
        key={chosen.length}
        label={t`Add a topic`}
        options={all.map(({ id, name }) => ({ id, label: name }))}
        value={null}
        onChange={add}
        isDisabled={isFull}
        hint={t`Select a topic to remove it. A Pin can have up to ${MOST_TOPICS_OF_PIN} topics.`}
      />
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={() => save(null)}>
          <Trans>Choose for me</Trans>
        </Button>
        <Button variant="primary" disabled={isBusy} onClick={() => save(chosen.map(({ id }) => id))}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  );
}

function useSave(pinId: string, onDone: () => void) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const save = async (interest_ids: string[] | null) => {
    setBusy(true);
    try {
      await call('PinTopicsResource.update', { pin_id: pinId, interest_ids });
      toast.show({ kind: 'success', text: t`Topics saved`, duration: 3000 });
      void revalidate();
      onDone();
    } catch {
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
      setBusy(false);
    }
  };
  return { isBusy, save };
}
