import { useSearchParams } from 'react-router';

/** Requested by the address of the own profile: `?showPulsar=true`. */
export function useIsPulsing(): boolean {
  const [params] = useSearchParams();
  return params.get('showPulsar') === 'true';
}
