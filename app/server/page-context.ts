import { createContext } from 'react-router';
import type { Mode } from '#platform/config/config.ts';
import type { Flags } from '#platform/flags/flags-for.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

export interface PageContext {
  /** Calls a resource in process, as this request's viewer. */
  call: Call;
  viewer: Viewer;
  flags: Flags;
  locale: string;
  /** When this request arrived, ms; relative times count from it. */
  now: number;
  /** A text in the page's language, as `say('A board of {name}', { name })`; without plurals, for the head. */
  say(text: string, values?: TextValues): Promise<string>;
  brandName: string;
  origin: string;
  /** The name of the other site for logging in, where the operator configured one. */
  socialLogin: string | null;
  /** Who receives legal complaints, where the operator named somebody. */
  complaintsOffice: string | undefined;
  /** Nonce of this response's inline scripts. */
  nonce: string;
  mode: Mode;
  isPhone: boolean;
  /** Logs a failure of this page with the request's id. */
  reportError(error: unknown): void;
  /** Takes the bytes of a fully rendered page, so that they bypass web streams. */
  sendWhole(html: string): void;
}

export const pageContext = createContext<PageContext>();
