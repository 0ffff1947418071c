import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { SignedInViewer } from '#platform/resource/viewer.ts';
import { findOwnSettings, type OwnSettings } from './own-settings.store.ts';

/** What the viewer has set, moved or put away; the calls of one page read it once. */
export function readOwnSettings(context: Reading & { viewer: SignedInViewer }): Promise<OwnSettings> {
  return readOnce(context, 'own settings', () => findOwnSettings(context.db, context.viewer.id));
}
