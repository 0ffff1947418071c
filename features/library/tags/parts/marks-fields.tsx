import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { TextArea } from '#design/field/text-field.tsx';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import type { MarksText } from '../marks-text.ts';
import { LONGEST_NOTE } from '../tag.ts';
import { knownTags } from './known-tags.ts';
import styles from './marks-fields.module.css';
import { TagField } from './tag-field.tsx';

type MarksFieldsProps = { value: MarksText; onChange: (marks: MarksText) => void };

export function MarksFields({ value, onChange }: MarksFieldsProps) {
  const { t } = useLingui();
  const [known] = useLoaded(useCallback(knownTags, []));
  return (
    <fieldset className={styles.fields} aria-label={t`Your note and tags`}>
      <p className={styles.private}>
        <LockIcon size={16} />
        <Trans>Only you can see this</Trans>
      </p>
      <TextArea
        label={t`Note`}
        name="note"
        maxLength={LONGEST_NOTE}
        value={value.note}
        onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
      />
      <TagField
        label={t`Tags`}
        value={value.tags}
        known={known.state === 'ready' ? known.data : []}
        onChange={(tags) => onChange({ ...value, tags })}
      />
    </fieldset>
  );
}
