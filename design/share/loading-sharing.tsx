import { useLingui } from '@lingui/react/macro';
import { SpinnerPlace } from '../spinner/spinner.tsx';

export function LoadingSharing({ isOverlay }: { isOverlay?: boolean }) {
  const { t } = useLingui();
  return <SpinnerPlace label={t`Loading sharing`} minHeight={240} isOverlay={isOverlay} />;
}
