import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ClaimMethod } from '#features/core/people/claim-code.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useConnectionTexts } from '#platform/resource/use-connection-texts.ts';

/** Begins, checks and ends the claim to the viewer's website; reloads the claim afterwards. */
export function useClaim(domain: string) {
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
      return t`The code was not found there. It can take a while for a change to be visible everywhere.`;
    if (reason === 'leads-elsewhere') return t`This address leads to another website.`;
    if (reason === 'address-status') return t`The website did not return this page.`;
    if (reason.startsWith('address-')) return t`${domain} could not be reached.`;
    if (status === 429) return t`Too many attempts. Please wait a while and try again.`;
    return connectionTexts(refused) ?? t`Something went wrong. Please try again.`;
  };
}
