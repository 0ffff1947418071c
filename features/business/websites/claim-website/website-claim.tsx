import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { FieldError } from '#design/field/field-error.tsx';
import { CircleAlertIcon, CircleCheckIcon } from '#design/icons/icons.tsx';
import type { ClaimMethod } from '#features/core/people/claim-code.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useConnectionTexts } from '#platform/resource/use-connection-texts.ts';
import { ClaimSteps } from './claim-steps.tsx';
import type { ClaimAnswer } from './claim-website.ts';
import styles from './website-claim.module.css';

export function WebsiteClaim({ claim }: { claim: ClaimAnswer }) {
  const { status, domain } = claim;
  const { isPending, start, check, end, failure } = useClaim(domain ?? '');
  if (!domain) {
    return (
      <p className={styles.quiet}>
        <Trans>Save a website in your profile first.</Trans>
      </p>
    );
  }
  if (status === 'verified') return <Claimed {...{ claim, end, failure, isPending }} />;
  if (!claim.proofs) {
    return (
      <>
        <p className={styles.quiet}>
          <Trans>Verify {domain} to get a check mark next to it on your profile.</Trans>
        </p>
        <div className={styles.acts}>
          <Button onClick={start} pending={isPending}>
            <Trans>Claim {domain}</Trans>
          </Button>
        </div>
        <Failure text={failure} />
      </>
    );
  }
  return <ClaimSteps proofs={claim.proofs} {...{ domain, check, end, failure, isPending }} />;
}

function Failure({ text }: { text: string | null }) {
  const id = useId();
  if (!text) return null;
  return (
    <FieldError id={id} isAnnounced>
      {text}
    </FieldError>
  );
}

type ClaimedProps = { claim: ClaimAnswer; end: () => void; failure: string | null; isPending: boolean };

function Claimed({ claim: { domain, is_failing }, end, failure, isPending }: ClaimedProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.claimed} data-failing={is_failing || undefined}>
        {is_failing ? <CircleAlertIcon size={20} /> : <CircleCheckIcon size={20} />}
        <Trans>You've claimed {domain}.</Trans>
      </p>
      <p className={is_failing ? styles.warning : styles.quiet}>
        {is_failing
          ? t`We couldn't find the code last time. Put it back, or the check mark will disappear in a few days.`
          : t`Leave the code in place. We check it once a week.`}
      </p>
      <div className={styles.acts}>
        <Button onClick={end} pending={isPending}>
          <Trans>Remove claim</Trans>
        </Button>
      </div>
      <Failure text={failure} />
    </>
  );
}

function useClaim(domain: string) {
  const { revalidate } = useRevalidator();
  const textOf = useFailureTexts(domain);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const action = async (doing: () => Promise<unknown>) => {
    setFailure(null);
    setPending(true);
    try {
      await doing();
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setFailure(textOf(error));
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    failure,
    start: () => action(() => call('WebsiteClaimResource.create', {})),
    check: (method: ClaimMethod) => action(() => call('WebsiteClaimResource.update', { method })),
    end: () => action(() => call('WebsiteClaimResource.delete', {})),
  };
}

function useFailureTexts(domain: string) {
  const { t } = useLingui();
  const connectionTexts = useConnectionTexts();
  return (refused: CallRefused): string => {
    const { reason, status } = refused;
    if (reason === 'code-missing')
      return t`We didn't find the code there. Changes can take a while to show up everywhere.`;
    if (reason === 'leads-elsewhere') return t`This address leads to another website.`;
    if (reason === 'address-status') return t`The website didn't return this page.`;
    if (reason.startsWith('address-')) return t`We couldn't reach ${domain}.`;
    if (status === 429) return t`Too many attempts. Wait a while and try again.`;
    return connectionTexts(refused) ?? t`Something went wrong. Try again.`;
  };
}
