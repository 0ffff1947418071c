declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:text-files' {
  /** By locale and whose page it is. */
  export const textFiles: Readonly<Record<string, Readonly<Record<'first' | 'members' | 'staff', string>>>>;
}
