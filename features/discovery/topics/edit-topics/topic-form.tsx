import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { ChangeText, type CountedTopic, MergeText, useTopicQuestion } from './topic-question.tsx';

export interface TopicToEdit {
  id: string;
  name: string;
  names: Readonly<Record<string, string>>;
  parentId: string | null;
  words: string[];
  isHidden: boolean;
}

interface NamedTopic {
  id: string;
  name: string;
}

type StoredTopic = TopicToEdit & CountedTopic;

type TopicFormProps = {
  /** Null for a new one. */
  topic: StoredTopic | null;
  parents: readonly NamedTopic[];
  /** Other languages than that of `name`. */
  languages: readonly { locale: string; name: string }[];
  onDone: (id: string) => void;
};

export function TopicForm({ topic, parents, languages, onDone }: TopicFormProps) {
  const { t } = useLingui();
  const { ask, dialog } = useTopicQuestion();
  const isAgreed = async (stored: StoredTopic, name: string, isHidden: boolean): Promise<boolean> => {
    const names = { name: stored.name, other: name.trim() };
    const changes = { isRenamed: names.other !== names.name, isHidden: isHidden && !stored.isHidden };
    if (!changes.isRenamed && !changes.isHidden) return true;
    return ask({
      title: changes.isHidden ? t`Hide “${names.name}”?` : t`Rename “${names.name}” to “${names.other}”?`,
      text: <ChangeText topic={stored} {...names} {...changes} />,
      confirmLabel: changes.isHidden ? t`Hide` : t`Rename`,
    });
  };
  const form = useSendingForm({
    required: { name: t`Enter a name.` },
    send: async ({ name = '', parent_id = '', words = '', is_hidden, ...fields }) => {
      if (topic && !(await isAgreed(topic, name, is_hidden === 'on'))) return 'staying';
      const names = namesIn(fields, languages);
      const sent = { name, names, parent_id: parent_id || null, words: words.split(/[\n,]/) };
      const { data } = topic
        ? await call('ModerationTopicResource.update', {
            ...sent,
            topic_id: topic.id,
            is_hidden: is_hidden === 'on',
          })
        : await call('ModerationTopicResource.create', sent);
      onDone(data.id);
      return 'staying';
    },
  });
  return (
    <>
      <EntryForm form={form} isPart submit={topic ? <Trans>Save</Trans> : <Trans>Add topic</Trans>}>
        <TopicFields {...{ topic, parents, languages }} errors={form.errors} />
      </EntryForm>
      {dialog}
    </>
  );
}

function namesIn(fields: Readonly<Record<string, string>>, languages: TopicFormProps['languages']) {
  return Object.fromEntries(languages.map(({ locale }) => [locale, fields[`name_${locale}`] ?? '']));
}

type TopicFieldsProps = Omit<TopicFormProps, 'onDone'> & { errors: readonly FormError[] };

function TopicFields({ topic, parents, languages, errors }: TopicFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        defaultValue={topic?.name}
        maxLength={100}
        error={errorOf(errors, 'name')}
      />
      <NamesElsewhere {...{ topic, languages }} />
      <Select
        name="parent_id"
        label={t`Parent topic`}
        defaultValue={topic?.parentId ?? ''}
        placeholder={t`No other topic`}
        options={parents.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorOf(errors, 'parent_id')}
      />
      <TextArea
        name="words"
        label={t`Words`}
        hint={t`One word or phrase per line, in the singular. Pins that contain one are filed under this topic.`}
        defaultValue={topic?.words.join('\n')}
        rows={8}
        error={errorOf(errors, 'words')}
      />
      {topic && (
        <Checkbox name="is_hidden" defaultChecked={topic.isHidden}>
          <Trans>Hide this topic</Trans>
        </Checkbox>
      )}
    </>
  );
}

function NamesElsewhere({ topic, languages }: Pick<TopicFormProps, 'topic' | 'languages'>) {
  return (
    <details>
      <summary>
        <Trans>Name in other languages</Trans>
      </summary>
      {languages.map(({ locale, name }) => (
        <TextField
          key={locale}
          name={`name_${locale}`}
          label={name}
          lang={locale}
          defaultValue={topic?.names[locale]}
          maxLength={100}
        />
      ))}
    </details>
  );
}

type MergeTopicFormProps = {
  topic: StoredTopic;
  others: readonly NamedTopic[];
  onDone: (id: string) => void;
};

export function MergeTopicForm({ topic, others, onDone }: MergeTopicFormProps) {
  const { t } = useLingui();
  const { ask, dialog } = useTopicQuestion();
  const { name } = topic;
  const form = useSendingForm({
    required: { into_id: t`Choose a topic.` },
    send: async ({ into_id = '' }) => {
      const other = others.find(({ id }) => id === into_id)?.name ?? '';
      const isAgreed = await ask({
        title: t`Merge “${name}” into “${other}”?`,
        text: <MergeText {...{ topic, name, other }} />,
        confirmLabel: t`Merge permanently`,
      });
      if (!isAgreed) return 'staying';
      const { data } = await call('ModerationTopicMergeResource.create', { topic_id: topic.id, into_id });
      onDone(data.id);
      return 'staying';
    },
  });
  return (
    <>
      <EntryForm form={form} isPart submit={<Trans>Merge</Trans>}>
        <Select
          name="into_id"
          label={t`Merge into`}
          hint={t`Its Pins, followers and address move to the other topic. You can't undo this.`}
          defaultValue=""
          placeholder={t`Choose a topic`}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          error={errorOf(form.errors, 'into_id')}
        />
      </EntryForm>
      {dialog}
    </>
  );
}
