import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { listTestEvents } from '#features/conversions/conversion-events/test-events.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type AudienceRow, findAudienceRow } from '../audience.store.ts';

/** Why an event of a test would not put its visitor into an audience; each has a text. */
export const DEBUG_REASONS = ['not-visitors', 'refused', 'other-event', 'no-email', 'other-tag'] as const;
export type DebugReason = (typeof DEBUG_REASONS)[number];

interface TestEvent {
  source: 'tag' | 'api';
  event_name: string;
  key_names: readonly string[];
  refusal: string | null;
}

const DAY_MS = 86_400_000;

/** The first reason that applies; null if the visitor is included, provided that the address is somebody's who agreed. */
export function whyNot(
  { audience_type, rule }: Pick<AudienceRow, 'audience_type' | 'rule'>,
  event: TestEvent,
): DebugReason | null {
  if (audience_type !== 'VISITOR') return 'not-visitors';
  if (event.refusal) return 'refused';
  if (rule.tag_id && event.source === 'api') return 'other-tag';
  if (rule.event_name && rule.event_name !== event.event_name) return 'other-event';
  return event.key_names.includes('em') ? null : 'no-email';
}

/** Own test events alone: real visitors are never explained. */
export async function debugAudience(context: ContextFor<'person'>, accountId: Id, audienceId: Id) {
  const { db } = context;
  const account = await requireOwnAdAccount(context, accountId);
  const audience = await findAudienceRow(db, audienceId);
  if (audience?.ad_account_id !== account.id) throw notFound('audience');
  const keptMs = (audience.rule.retention_days ?? 0) * DAY_MS;
  return (await listTestEvents(db, account.id)).map((event) => {
    const reason = whyNot(audience, event);
    return { event, reason, until: reason ? null : new Date(event.received_at.getTime() + keptMs) };
  });
}
