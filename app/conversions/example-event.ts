import type { ActionSource } from '#features/conversions/conversion-events/conversion.ts';

/** The SHA-256 of name@example.com. */
const HASHED_EMAIL = '7b17fb0bd173f625b58636fb796407c22b3d16fc78302d79f0fd30c2fc2fc068';

export interface Example {
  origin: string;
  accountId: string;
  actionSource: ActionSource;
  isTest: boolean;
  /** Milliseconds. */
  now: number;
}

export const eventsPath = (accountId: string, isTest: boolean) =>
  `/v5/ad_accounts/${accountId}/events${isTest ? '?test=true' : ''}`;

export function exampleEvent(actionSource: ActionSource, now: number): object {
  const isWeb = actionSource === 'web';
  return {
    event_name: 'checkout',
    action_source: actionSource,
    event_time: Math.floor(now / 60_000) * 60,
    event_id: 'order-1001',
    ...(isWeb && { event_source_url: 'https://shop.example/thanks' }),
    user_data: {
      em: [HASHED_EMAIL],
      ...(isWeb && { client_ip_address: '203.0.113.7', client_user_agent: 'Mozilla/5.0' }),
    },
    custom_data: {
      currency: 'USD',
      value: '59.90',
      order_id: '1001',
      content_ids: ['SKU-1', 'SKU-2'],
      num_items: 2,
    },
  };
}

/** A call for a command line. */
export function exampleCall({ origin, accountId, actionSource, isTest, now }: Example): string {
  const body = JSON.stringify({ data: [exampleEvent(actionSource, now)] }, null, 2);
  return `curl -X POST '${origin}${eventsPath(accountId, isTest)}' \\
  -H 'Authorization: Bearer ACCESS_TOKEN' \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`;
}
