import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox/checkbox.tsx';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { FieldPair } from '#features/core/identity/parts/entry-form.tsx';
import {
  ANCHORS,
  AUDIENCES,
  EXPERIENCE_TYPES,
  type ExperienceType,
  isPointing,
  PAGE_ANCHORS,
  presentedAs,
} from '../experience.ts';
import { type ExperienceToEdit, fieldOfMoment, shownText } from './form-data.ts';
import { useExperienceTexts } from './use-experience-texts.ts';

type PartProps = {
  experience: ExperienceToEdit | null;
  errors: readonly FormError[];
  type: ExperienceType;
};

export function WhoFields({
  experience,
  errors,
  type,
  onType,
}: PartProps & { onType: (type: ExperienceType) => void }) {
  const { t } = useLingui();
  const { types, audiences, anchors } = useExperienceTexts();
  const anchor = experience?.display_data.anchors_by_platform?.web ?? '';
  const offered = isPointing(type)
    ? ANCHORS.filter((one) => !PAGE_ANCHORS.some((page) => page === one))
    : ANCHORS;
  return (
    <>
      <FieldPair>
        <Select
          name="type"
          label={t`Kind`}
          value={type}
          options={EXPERIENCE_TYPES.map((one) => ({ value: one, label: types[one] }))}
          onChange={({ target }) => onType(EXPERIENCE_TYPES.find((one) => one === target.value) ?? type)}
        />
        <Select
          name="audience"
          label={t`For`}
          defaultValue={experience?.audience ?? 'members'}
          options={AUDIENCES.map((one) => ({ value: one, label: audiences[one] }))}
        />
      </FieldPair>
      <Select
        name="anchor"
        label={isPointing(type) ? t`Points at` : t`Where`}
        defaultValue={anchor}
        placeholder={isPointing(type) ? t`Choose a button` : t`On every page`}
        options={offered.map((one) => ({ value: one, label: anchors[one] }))}
        error={errorOf(errors, 'anchor')}
      />
    </>
  );
}

export function TextFields({ experience, errors, type }: PartProps) {
  const { t } = useLingui();
  const place = '{name}';
  const hint = isPointing(type)
    ? t`${place} stands for the reader's name.`
    : t`The first line is the title. ${place} stands for the reader's name.`;
  return (
    <>
      <TextArea
        name="text"
        label={t`Text`}
        hint={hint}
        defaultValue={experience ? shownText(presentedAs(experience), experience.display_data) : ''}
        maxLength={1000}
        error={errorOf(errors, 'text')}
      />
      <ButtonFields {...{ experience, errors, type }} />
      <LinkFields {...{ experience, errors }} />
    </>
  );
}

function ButtonFields({ experience, errors, type }: PartProps) {
  const { t } = useLingui();
  const data = experience?.display_data;
  return (
    <>
      <FieldPair>
        <TextField
          name="button_uri"
          label={t`Page that the button opens`}
          placeholder="/news/"
          isOptional
          defaultValue={data?.button_uri}
          error={errorOf(errors, 'button_uri')}
        />
        <TextField
          name="button_text"
          label={t`Button text`}
          placeholder={t`Go`}
          isOptional
          defaultValue={data?.button_text}
        />
      </FieldPair>
      <TextField
        name="complete_button_text"
        label={t`Text of the button that completes it`}
        placeholder={isPointing(type) ? undefined : t`Got it`}
        isOptional
        defaultValue={data?.complete_button_text}
      />
    </>
  );
}

function LinkFields({ experience, errors }: Omit<PartProps, 'type'>) {
  const { t } = useLingui();
  const data = experience?.display_data;
  return (
    <FieldPair>
      <TextField
        name="secondary_url"
        label={t`Page that the link opens`}
        isOptional
        defaultValue={data?.secondary_cta_link?.url}
        error={errorOf(errors, 'secondary_url')}
      />
      <TextField
        name="secondary_text"
        label={t`Link text`}
        isOptional
        defaultValue={data?.secondary_cta_link?.text}
      />
    </FieldPair>
  );
}

export function BehaviorFields({ experience, errors, type }: PartProps) {
  const { t } = useLingui();
  const data = experience?.display_data;
  return (
    <>
      <NumberField
        name="delay"
        min={0}
        max={600}
        label={t`Seconds before it shows`}
        value={data?.delay}
        errors={errors}
      />
      {isPointing(type) && <PointingFields experience={experience} isPulsar={type === 'pulsar'} />}
      <Checkbox name="scroll_to_dismiss" defaultChecked={data?.scroll_to_dismiss === true}>
        <Trans>Dismiss it on scroll</Trans>
      </Checkbox>
      <NumberField
        name="scroll_delay"
        min={0}
        max={600}
        label={t`Seconds before scrolling dismisses it`}
        value={data?.scroll_to_dismiss_delay_in_seconds}
        errors={errors}
      />
    </>
  );
}

function PointingFields({ experience, isPulsar }: Pick<PartProps, 'experience'> & { isPulsar: boolean }) {
  const { t } = useLingui();
  const data = experience?.display_data;
  const sides = [
    ...[
      { value: 'down', label: t`Below` },
      { value: 'up', label: t`Above` },
    ],
    ...[
      { value: 'left', label: t`Left` },
      { value: 'right', label: t`Right` },
    ],
  ];
  return (
    <>
      <Select
        name="flyout_direction"
        label={t`Side its text appears on`}
        defaultValue={data?.flyout_direction ?? 'down'}
        options={sides}
      />
      <Checkbox name="complete_on_hover" defaultChecked={data?.complete_on_hover === true}>
        <Trans>Complete it when the pointer is over the button</Trans>
      </Checkbox>
      {isPulsar ? (
        <Checkbox name="has_tooltip" defaultChecked={data?.has_tooltip === true}>
          <Trans>Show its text beside the dot</Trans>
        </Checkbox>
      ) : (
        <Checkbox name="has_pulsar" defaultChecked={data?.has_pulsar === true}>
          <Trans>With a pulsing dot</Trans>
        </Checkbox>
      )}
    </>
  );
}

export function WhenFields({ experience, errors }: PartProps) {
  const { t } = useLingui();
  return (
    <>
      <ScheduleFields {...{ experience, errors }} />
      {!experience?.requires_state && <OftenFields {...{ experience, errors }} />}
      <TextField
        name="priority"
        type="number"
        min={0}
        max={1000}
        label={t`Priority`}
        hint={t`If several are due, the highest shows first.`}
        defaultValue={experience?.priority ?? 0}
        error={errorOf(errors, 'priority')}
      />
      {!experience && (
        <Checkbox name="is_on" defaultChecked>
          <Trans>On</Trans>
        </Checkbox>
      )}
    </>
  );
}

function OftenFields({ experience, errors }: Omit<PartProps, 'type'>) {
  const { t } = useLingui();
  return (
    <FieldPair>
      <NumberField
        name="most_views"
        min={1}
        max={1000}
        label={t`Most views per person`}
        value={experience?.most_views}
        errors={errors}
      />
      <NumberField
        name="rest_days"
        min={1}
        max={1000}
        label={t`Show again after (days)`}
        value={experience?.rest_days}
        errors={errors}
      />
    </FieldPair>
  );
}

function ScheduleFields({ experience, errors }: Omit<PartProps, 'type'>) {
  const { t } = useLingui();
  return (
    <FieldPair>
      <TextField
        name="starts_at"
        type="datetime-local"
        label={t`Starts (UTC)`}
        isOptional
        defaultValue={fieldOfMoment(experience?.starts_at ?? null)}
      />
      <TextField
        name="ends_at"
        type="datetime-local"
        label={t`Ends (UTC)`}
        isOptional
        defaultValue={fieldOfMoment(experience?.ends_at ?? null)}
        error={errorOf(errors, 'ends_at')}
      />
    </FieldPair>
  );
}

type NumberFieldProps = Record<'name' | 'label', string> & {
  min: number;
  max: number;
  value: number | null | undefined;
  errors: readonly FormError[];
};

/** Empty is no number. */
function NumberField({ name, value, errors, min, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...{ ...field, name, min }}
      type="number"
      step={min === 0 ? 'any' : 1}
      isOptional
      defaultValue={value ?? ''}
      error={errorOf(errors, name)}
    />
  );
}
