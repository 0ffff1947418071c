import { useSearchParams } from 'react-router';

export function useIsPulsing(): boolean {
  const [params] = useSearchParams();
  return params.get('showPulsar') === 'true';
}
