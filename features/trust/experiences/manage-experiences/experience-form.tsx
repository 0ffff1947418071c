import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { EntryForm } from '#features/core/identity/parts/entry-form.tsx';
import { useSendingForm } from '#features/core/identity/parts/use-sending-form.ts';
import { call } from '#platform/resource/client.ts';
import { type DisplayData, type ExperienceType, presentedAs } from '../experience.ts';
import { ExperienceView } from '../show-experiences/experience-view.tsx';
import { BehaviorFields, TextFields, WhenFields, WhoFields } from './experience-fields.tsx';
import { displayDataFrom, type ExperienceToEdit, settingsFrom } from './form-data.ts';

type ExperienceFormProps = {
  /** Null for a new one. */
  experience: ExperienceToEdit | null;
  /** The preview names them. */
  readerName: string;
  onDone: (id: string) => void;
};

const FIELD_OF: Record<string, string> = {
  'display_data.text': 'text',
  'display_data.tooltip': 'text',
  'display_data.anchors_by_platform': 'anchor',
  'display_data.button_uri': 'button_uri',
  'display_data.secondary_cta_link.url': 'secondary_url',
  'display_data.delay': 'delay',
  'display_data.scroll_to_dismiss_delay_in_seconds': 'scroll_delay',
};

export function ExperienceForm({ experience, readerName, onDone }: ExperienceFormProps) {
  const { t } = useLingui();
  const [type, setType] = useState<ExperienceType>(experience ? presentedAs(experience) : 'hero_banner');
  const form = useSendingForm({
    required: { text: t`Enter some text.` },
    fieldOf: (option) => FIELD_OF[option] ?? option,
    send: async (fields) => {
      const settings = settingsFrom(fields, experience);
      const { data } = experience
        ? await call('ModerationExperienceResource.update', { ...settings, experience_id: experience.id })
        : await call('ModerationExperienceResource.create', settings);
      onDone(data.id);
      return 'staying';
    },
  });
  const parts = { experience, errors: form.errors, type };
  return (
    <EntryForm form={form} isPart submit={experience ? <Trans>Save</Trans> : <Trans>Add experience</Trans>}>
      <WhoFields {...parts} onType={setType} />
      <TextFields {...parts} />
      <BehaviorFields {...parts} />
      <WhenFields {...parts} />
      <Preview {...{ type, readerName }} stored={experience?.display_data} />
    </EntryForm>
  );
}

type PreviewProps = { type: ExperienceType; readerName: string; stored: DisplayData | undefined };

/** Shows what the form says now, beside this button; nothing is recorded. */
function Preview({ type, readerName, stored }: PreviewProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [data, setData] = useState<DisplayData | null>(null);
  const show = () => {
    const form = button.current?.form;
    if (!form) return;
    const named = (text: string) => text.replaceAll('{name}', () => readerName);
    const fields = [...new FormData(form)].map(([name, value]) => [name, named(String(value))] as const);
    setData(displayDataFrom(Object.fromEntries(fields), stored));
  };
  return (
    <div>
      <Button ref={button} onClick={show}>
        <Trans>Preview</Trans>
      </Button>
      {data && (
        <ExperienceView
          experience={{ type, display_data: data }}
          anchor={button.current}
          onEnd={() => setData(null)}
        />
      )}
    </div>
  );
}
