import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { type BlockedPerson, useBlock } from './use-block.ts';

type UnblockButtonProps = { person: BlockedPerson; showBlocked: (isBlocked: boolean) => void };

export function UnblockButton({ person, showBlocked }: UnblockButtonProps) {
  const { t } = useLingui();
  const { unblock } = useBlock(person, showBlocked);
  return (
    <Button size="small" aria-label={t`Unblock ${person.fullName}`} onClick={unblock}>
      <Trans>Unblock</Trans>
    </Button>
  );
}
