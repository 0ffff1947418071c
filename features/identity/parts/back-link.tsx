import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { IconLink } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon } from '#design/icons/icons.tsx';

/** Goes back to the page one came from; to `fallback` where this is the first page of the visit. */
export function BackLink({ fallback }: { fallback: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <IconLink
      to={fallback}
      label={t`Back`}
      onClick={(event) => {
        if (isFirstPage) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeftIcon />
    </IconLink>
  );
}
