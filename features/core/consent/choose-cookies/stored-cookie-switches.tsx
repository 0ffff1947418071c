import { useState } from 'react';
import { type CookieChoice, type CookieFlag, type CookieSurface, everyCookie } from './cookie-choice.ts';
import { CookieSwitches } from './cookie-switches.tsx';
import { useChooseCookies, useCookieChoice } from './use-cookie-choice.ts';

type StoredCookieSwitchesProps = {
  stored: CookieChoice | null;
  viewerId: string | null;
  surface: CookieSurface;
};

export function StoredCookieSwitches({ stored, viewerId, surface }: StoredCookieSwitchesProps) {
  const inForce = useCookieChoice(stored) ?? everyCookie(false);
  const choose = useChooseCookies(viewerId);
  const [wanted, setWanted] = useState<CookieChoice | null>(null);
  const choice = wanted ?? inForce;
  const change = async (flag: CookieFlag, isAllowed: boolean) => {
    const next = { ...choice, [flag]: isAllowed };
    setWanted(next);
    await choose(next, surface);
    // A later press may still be pending.
    setWanted((now) => (now === next ? null : now));
  };
  return <CookieSwitches choice={choice} onChange={change} />;
}
