import { createContext } from 'react-router';
import type { Mode } from '#platform/config/config.ts';
import type { Flags } from '#platform/flags/flags-for.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import type { ActingPage } from './acting-page.ts';

export interface PageContext {
  /** Calls a resource in this process, as the request's viewer. */
  call: Call;
  /** The account that is acted for, where there is one. */
  viewer: Viewer;
  acting: ActingPage | null;
  flags: Flags;
  locale: string;
  /** By the account or this browser; undefined where the browser's preference decides. */
  chosenLocale: string | undefined;
  /** Milliseconds; relative times count from the request's arrival. */
  now: number;
  /** `say('A board of {name}', { name })`; without plurals, for the head. */
  say(text: string, values?: TextValues): Promise<string>;
  brandName: string;
  origin: string;
  /** The name of the other site, where the operator configured one. */
  socialLogin: string | null;
  hasAds: boolean;
  /** What a new ad account gets. */
  adWelcome: { micro: number; currency: string };
  /** Who receives legal complaints. */
  complaintsOffice: string | undefined;
  nonce: string;
  mode: Mode;
  isPhone: boolean;
  /** Reports it with the request's id. */
  reportError(error: unknown): void;
  /** A fully rendered page bypasses web streams. */
  sendWhole(html: string): void;
}

export const pageContext = createContext<PageContext>();
