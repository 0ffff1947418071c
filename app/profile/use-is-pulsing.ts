import { useSearchParams } from 'react-router';

/** The address of one's own profile asks for the pulsing hint: `?showPulsar=true`. */
export function useIsPulsing(): boolean {
  const [params] = useSearchParams();
  return params.get('showPulsar') === 'true';
}
