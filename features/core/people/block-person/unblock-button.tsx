import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { type Blocking, useBlock } from '../parts/use-block.ts';

export function UnblockButton(blocking: Blocking) {
  const { t } = useLingui();
  const { unblock } = useBlock(blocking);
  const { person } = blocking;
  return (
    <Button size="small" aria-label={t`Unblock ${person.fullName}`} onClick={unblock}>
      <Trans>Unblock</Trans>
    </Button>
  );
}
