import { useLingui } from '@lingui/react/macro';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { EndOfList } from '#design/states/end-of-list.tsx';
import { ErrorState } from '#design/states/error-state.tsx';

type FurtherFoundProps = {
  count: number;
  status: 'more' | 'loading' | 'error' | 'end';
  onMore: () => void;
};

/** The end of a list of results: loads more, waits, failed, or ended. */
export function FurtherFound({ count, status, onMore }: FurtherFoundProps) {
  const { t } = useLingui();
  if (status === 'loading') return <SpinnerPlace label={t`Loading more`} minHeight={120} />;
  if (status === 'error') return <ErrorState onRetry={onMore} />;
  if (status === 'end') return <EndOfList />;
  return <NearEnd count={count} onNear={onMore} />;
}
