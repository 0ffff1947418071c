import { Plural, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useRef } from 'react';
import { TextArea } from '#design/field/text-field.tsx';
import { SuggestedWords, SuggestionList } from '#design/suggestions/suggestion-list.tsx';
import { type Suggestion, useSuggestions } from '#design/suggestions/use-suggestions.ts';
import { call } from '#platform/resource/client.ts';
import styles from './pin-fields.module.css';

type HashtagFieldProps = Omit<
  ComponentProps<typeof TextArea>,
  'value' | 'ref' | 'onChange' | 'onSelect' | 'onBlur' | 'onKeyDown'
> & { value: string; onText: (text: string) => void };

export function DescriptionField(props: Omit<HashtagFieldProps, 'label' | 'placeholder'>) {
  const { t } = useLingui();
  const placeholder = t`Say more, with #hashtags if you like`;
  return <HashtagField {...props} label={t`Description`} placeholder={placeholder} />;
}

/** Suggests hashtags of topics while one is typed. */
export function HashtagField({ value, onText, ...props }: HashtagFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const { maxLength: limit } = props;
  const writing = { text: value, setText: onText, field, limit };
  const hashtags = useSuggestions({ ...writing, pattern: HASHTAG, search, isFree: true });
  return (
    <div className={styles.suggesting}>
      <TextArea
        {...props}
        ref={field}
        value={value}
        {...hashtags.aria}
        onChange={(event) => {
          onText(event.currentTarget.value);
          hashtags.look();
        }}
        onSelect={hashtags.leave}
        onBlur={hashtags.close}
        onKeyDown={hashtags.onKey}
      />
      <SuggestionList
        suggestions={hashtags}
        label={t`Suggested hashtags`}
        count={
          <Plural value={hashtags.items.length} one="# suggested hashtag" other="# suggested hashtags" />
        }
      >
        {({ word, pinCount }) => (
          <SuggestedWords name={`#${word}`} hint={<Plural value={pinCount} one="# Pin" other="# Pins" />} />
        )}
      </SuggestionList>
    </div>
  );
}

export const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]{1,100})$/u;

interface SuggestedHashtag extends Suggestion {
  pinCount: number;
}

async function search(query: string): Promise<SuggestedHashtag[]> {
  const { data } = await call('HashtagTypeaheadResource.get', { query });
  return data.map(({ interest_id, name, pin_count }) => ({
    ...{ id: interest_id, word: name.slice(1), pinCount: pin_count },
  }));
}
