import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { ReviewCriterion } from '../merchant.ts';
import { Criteria, LastReview, StateBadge } from '../parts/review.tsx';
import type { OwnMerchantAnswer } from '../wire/own-merchant.view.ts';
import styles from './merchant-application.module.css';

/** `ownPath` leads to the profile. */
type MerchantApplicationProps = { merchant: OwnMerchantAnswer; ownPath: string };

export function MerchantApplication({ merchant, ownPath }: MerchantApplicationProps) {
  const { state, criteria } = merchant;
  return (
    <div className={styles.application}>
      <p className={styles.state} role="status">
        <StateBadge state={state} /> <StateSentence state={state} />
      </p>
      {(state === 'approved' || state === 'disapproved') && <LastReview {...merchant} />}
      {state !== 'approved' && (
        <>
          <h3 className={styles.title}>
            <Trans>What we look at</Trans>
          </h3>
          <Criteria criteria={criteria} help={(name) => <WayTo name={name} ownPath={ownPath} />} />
          <ApplicationButton state={state} />
        </>
      )}
    </div>
  );
}

function StateSentence({ state }: Pick<OwnMerchantAnswer, 'state'>): ReactNode {
  switch (state) {
    case 'none':
      return <Trans>Apply when your shop is ready.</Trans>;
    case 'in_review':
      return <Trans>We'll review your shop, and tell you the result by email and under Notifications.</Trans>;
    case 'approved':
      return <Trans>Your profile shows the mark of a verified merchant.</Trans>;
    case 'disapproved':
      return <Trans>See why below. You can apply again at any time.</Trans>;
  }
}

function WayTo({ name, ownPath }: { name: ReviewCriterion; ownPath: string }) {
  const { t } = useLingui();
  const ways: Record<ReviewCriterion, { to: string; text: string }> = {
    website_claimed: { to: '/settings/edit-profile/#claim', text: t`Claim it` },
    imprint_given: { to: '/settings/edit-profile/', text: t`Add it` },
    contact_given: { to: '/settings/edit-profile/#contact', text: t`Add one` },
    picture_chosen: { to: '/settings/edit-profile/', text: t`Choose one` },
    pins_published: { to: ownPath, text: t`Go to your profile` },
  };
  return (
    <>
      {' '}
      <Link to={ways[name].to}>{ways[name].text}</Link>
    </>
  );
}

function ApplicationButton({ state }: Pick<OwnMerchantAnswer, 'state'>) {
  const { t } = useLingui();
  const { isPending, change } = useChange();
  if (state === 'in_review') {
    const withdraw = () => call('MerchantApplicationResource.delete', {});
    return (
      <div>
        <Button pending={isPending} onClick={() => change(withdraw, t`Application withdrawn`)}>
          <Trans>Withdraw application</Trans>
        </Button>
      </div>
    );
  }
  const apply = () => call('MerchantApplicationResource.create', {});
  return (
    <div className={styles.apply}>
      <p className={styles.hint}>
        <Trans>You can apply before everything is done. Someone will review your shop and decide.</Trans>
      </p>
      <Button variant="primary" pending={isPending} onClick={() => change(apply, t`Application sent`)}>
        {state === 'disapproved' ? <Trans>Apply again</Trans> : <Trans>Apply</Trans>}
      </Button>
    </div>
  );
}

function useChange() {
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const change = async (make: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await make();
      toast.show({ kind: 'success', text: done });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    // Also after a refusal: another window, or the staff, were quicker.
    await revalidate();
    setPending(false);
  };
  return { isPending, change };
}
