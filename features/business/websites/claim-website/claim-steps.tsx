import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ChoiceGroup } from '#design/checkbox/choice-group.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { CopyIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import type { ClaimMethod } from '#features/core/people/claim-code.ts';
import type { ClaimAnswer } from './claim-website.ts';
import styles from './website-claim.module.css';

type Proofs = NonNullable<ClaimAnswer['proofs']>;

type ClaimStepsProps = {
  proofs: Proofs;
  domain: string;
  check: (method: ClaimMethod) => void;
  end: () => void;
  failure: string | null;
  isPending: boolean;
};

export function ClaimSteps({ proofs, domain, check, end, failure, isPending }: ClaimStepsProps) {
  const { t } = useLingui();
  const error = useId();
  const [method, setMethod] = useState<ClaimMethod>('meta_tag');
  const ways: Record<ClaimMethod, string> = {
    meta_tag: t`A tag on the page`,
    file: t`A file on the website`,
    dns: t`A DNS record`,
  };
  return (
    <>
      <ChoiceGroup legend={<Trans>How do you want to verify {domain}?</Trans>}>
        {(Object.keys(ways) as ClaimMethod[]).map((way) => (
          <Radio key={way} name="claim-method" checked={way === method} onChange={() => setMethod(way)}>
            {ways[way]}
          </Radio>
        ))}
      </ChoiceGroup>
      <WayToClaim {...{ method, proofs, domain }} />
      {failure && (
        <FieldError id={error} isAnnounced>
          {failure}
        </FieldError>
      )}
      <div className={styles.acts}>
        <Button
          variant="primary"
          onClick={() => check(method)}
          pending={isPending}
          aria-describedby={failure ? error : undefined}
        >
          <Trans>Check now</Trans>
        </Button>
        <Button variant="ghost" onClick={end} disabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

type WayToClaimProps = { method: ClaimMethod; proofs: Proofs; domain: string };

function WayToClaim({ method, proofs, domain }: WayToClaimProps) {
  const { t } = useLingui();
  if (method === 'meta_tag') {
    return <ClaimText label={t`Put this tag into the page's head`} text={proofs.meta_tag} />;
  }
  if (method === 'dns') {
    return <ClaimText label={t`Add this TXT record to ${domain}`} text={proofs.dns_record} />;
  }
  const file = `data:text/html;charset=utf-8,${encodeURIComponent(proofs.file_text)}`;
  return (
    <p>
      <Trans>
        Put the file{' '}
        <a href={file} download={proofs.file_name}>
          {proofs.file_name}
        </a>{' '}
        into the root folder of the website.
      </Trans>
    </p>
  );
}

function ClaimText({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ kind: 'success', text: t`Copied`, duration: 3000 });
    } catch {
      // No permission, or a page without https: the text can still be selected.
      toast.show({
        kind: 'error',
        text: t`Your browser doesn't allow copying. Select the text instead.`,
        duration: 8000,
      });
    }
  };
  return (
    <div className={styles.text}>
      <TextField
        label={label}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className={styles.code}
      />
      <Button icon={<CopyIcon size={18} />} onClick={copy}>
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}
