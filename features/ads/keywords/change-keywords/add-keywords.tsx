import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { TextArea } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { KEYWORD_LIMITS, type KeywordParent, MATCH_TYPES, type MatchType } from '../keyword.ts';
import { useMatchTexts } from '../parts/use-keyword-texts.ts';

type AddKeywordsProps = {
  of: KeywordParent;
  types: readonly MatchType[];
  parents: readonly { id: string; name: string }[];
  className?: string | undefined;
};

/** Of a pasted list, each line is one. */
export function AddKeywords({ of, types, parents, className }: AddKeywordsProps) {
  const { t } = useLingui();
  const matches = useMatchTexts();
  const { add, isPending, problem } = useAddKeywords();
  return (
    <details>
      <summary>
        <Trans>Add keywords</Trans>
      </summary>
      <form className={className} onSubmit={add}>
        <Select
          label={of === 'CAMPAIGN' ? t`Campaign` : t`Ad group`}
          name="parent"
          options={parents.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          label={t`Match`}
          name="type"
          options={types.map((type) => ({ value: type, label: matches[type] }))}
        />
        <TextArea
          label={t`Keywords, one on each line`}
          name="keywords"
          rows={5}
          required
          hint={t`Up to ${KEYWORD_LIMITS.atOnce} at once, each up to ${KEYWORD_LIMITS.value} characters`}
          error={problem}
        />
        <Button type="submit" variant="primary" size="small" pending={isPending}>
          <Trans>Add</Trans>
        </Button>
      </form>
    </details>
  );
}

/** Empty lines are left out. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function useAddKeywords() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const match_type = MATCH_TYPES.find((type) => type === given.get('type')) ?? 'BROAD';
    const keywords = linesOf(String(given.get('keywords'))).map((value) => ({ match_type, value }));
    const long = keywords.findIndex(({ value }) => value.length > KEYWORD_LIMITS.value);
    if (long >= 0) return setProblem(t`Line ${long + 1} is longer than ${KEYWORD_LIMITS.value} characters.`);
    setPending(true);
    setProblem(undefined);
    try {
      const parent_id = String(given.get('parent'));
      const { data } = await call('AdKeywordsResource.create', { parent_id, keywords });
      form.reset();
      await revalidate();
      const count = data.length;
      const text = t`${plural(count, { one: '# keyword added', other: '# keywords added' })}`;
      toast.show({ kind: 'success', text: count > 0 ? text : t`These keywords are there already` });
    } catch (error) {
      setProblem(failureText(error));
    }
    setPending(false);
  };
  return { add, isPending, problem };
}
