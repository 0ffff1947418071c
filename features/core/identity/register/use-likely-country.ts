import { useEffect, useState } from 'react';
import { likelyCountry } from './likely-country.ts';

/**
 * The country of the browser's language, once the page runs there; the page itself is the same for every visitor.
 * What the person chooses stays.
 */
export function useLikelyCountry(): [country: string, choose: (country: string) => void] {
  const [country, choose] = useState('');
  useEffect(() => choose((chosen) => chosen || likelyCountry(navigator.language)), []);
  return [country, choose];
}
