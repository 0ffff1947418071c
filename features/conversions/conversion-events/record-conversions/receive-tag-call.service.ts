import { accountOfTag } from '#features/conversions/conversion-tags/tag-account.service.ts';
import type { Platform } from '#platform/resource/context.ts';
import { recordConversions } from '../record-conversions.service.ts';
import { isTestCode, recordTestEvents } from '../test-events.service.ts';
import { readTagEvent, type TagCall } from './read-tag-event.ts';

/** Records what a tag reports, or shows it to whoever tests. An unknown tag is no error: nobody is told. */
export async function receiveTagCall(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  call: TagCall,
): Promise<void> {
  const account = await accountOfTag(platform.db, call.tagId);
  const event = account && readTagEvent(call);
  if (!event) return;
  const { test } = call.query;
  await platform.db.transaction(async (tx) => {
    // With a code of no test it is an event like others: its browser has had one before.
    const isTest = typeof test === 'string' && (await isTestCode(tx, account.id, test, call.now));
    if (isTest) await recordTestEvents(platform, tx, account, [{ event, refusal: null }]);
    else await recordConversions(platform, tx, account, [event]);
  });
}
