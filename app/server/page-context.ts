import { createContext } from 'react-router';
import type { Mode } from '#platform/config/config.ts';
import type { Flags } from '#platform/flags/flags-for.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Viewer } from '#platform/resource/viewer.ts';

/** What a page's loader may use: the resources, and who asks. */
export interface PageContext {
  /** Asks a resource in process, as this request's viewer. */
  call: Call;
  viewer: Viewer;
  flags: Flags;
  locale: string;
  /** When this request came; what a page says of times counts from it. */
  now: number;
  /** A text in that language, as `say('A board of {name}', { name })`; without plurals, for what stands in the head. */
  say(text: string, values?: TextValues): Promise<string>;
  brandName: string;
  origin: string;
  /** What the other site is called that people log in with, where the operator names one. */
  socialLogin: string | null;
  /** Whom complaints by law go to, where the operator names somebody. */
  complaintsOffice: string | undefined;
  /** Nonce of this answer's inline scripts. */
  nonce: string;
  mode: Mode;
  isPhone: boolean;
  /** Writes a failure of this page into the log, under the request's id. */
  reportError(error: unknown): void;
  /** Takes the bytes of a page that was rendered whole, so that they need not pass through a web stream. */
  sendWhole(html: string): void;
}

export const pageContext = createContext<PageContext>();
