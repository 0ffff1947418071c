import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { IconLink } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon } from '#design/icons/icons.tsx';

/** Goes back to the page one came from; to `fallback` where this is the first page of the visit. */
export function BackLink({ fallback }: { fallback: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <IconLink
      to={fallback}
      label={t`Back`}
      onClick={(event) => {
        if (isFirstPage()) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <ArrowLeftIcon />
    </IconLink>
  );
}

/** The router numbers the pages of a visit in the history's state, from 0. */
function isFirstPage(): boolean {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index !== 'number' || index === 0;
}
