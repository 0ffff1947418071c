import { useEffect, useState } from 'react';

/**
 * The country of the browser's language, once the page runs there; the page itself is the same for every visitor.
 * What the person chooses stays.
 */
export function useLikelyCountry(): [country: string, choose: (country: string) => void] {
  const [country, choose] = useState('');
  useEffect(() => {
    const { region } = new Intl.Locale(navigator.language).maximize();
    choose((chosen) => chosen || region || '');
  }, []);
  return [country, choose];
}
