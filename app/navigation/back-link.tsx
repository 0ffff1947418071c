import { useLingui } from '@lingui/react/macro';
import { IconLink } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon } from '#design/icons/visitor-icons.tsx';
import styles from './back-link.module.css';
import { useGoBack } from './use-go-back.ts';

export function BackLink({ fallback }: { fallback: string }) {
  const { t } = useLingui();
  const goBack = useGoBack(fallback);
  return (
    <IconLink
      to={fallback}
      label={t`Back`}
      className={styles.back}
      onClick={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      <ArrowLeftIcon />
    </IconLink>
  );
}
