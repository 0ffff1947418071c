import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { SignedInViewer } from '#platform/resource/viewer.ts';
import { findOwnSettings, type OwnSettings } from './own-settings.store.ts';

/** The viewer's settings, order and dismissals; read once for all calls of a page. */
export function readOwnSettings(context: Reading & { viewer: SignedInViewer }): Promise<OwnSettings> {
  return readOnce(context, 'own settings', () => findOwnSettings(context.db, context.viewer.id));
}
