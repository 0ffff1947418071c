import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { FormErrors } from '#design/field/form-errors.tsx';
import { useScriptReady } from '#design/hidden/use-script-ready.ts';
import { call } from '#platform/resource/client.ts';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './social-login.module.css';

interface ContinueWithProps {
  name: string;
  next: string | null;
  isAlone?: boolean;
}

export function ContinueWith({ name, next, isAlone = false }: ContinueWithProps) {
  const { t } = useLingui();
  const isReady = useScriptReady();
  const form = useSendingForm({
    required: {},
    sentences: { 'provider-failed': t`${name} isn't responding. Try again later, or log in here.` },
    send: async () => {
      const { data } = await call('SocialLoginResource.create', { next: next ?? undefined });
      location.assign(data.url);
      return 'leaving';
    },
  });
  return (
    <form
      method="post"
      className={styles.way}
      data-alone={isAlone || undefined}
      onSubmit={form.onSubmit}
      noValidate
    >
      {!isAlone && (
        <span className={styles.or}>
          <Trans>or</Trans>
        </span>
      )}
      <FormErrors errors={form.errors} />
      <Button type="submit" wide pending={form.isPending} disabled={!isReady}>
        <Trans>Continue with {name}</Trans>
      </Button>
    </form>
  );
}
