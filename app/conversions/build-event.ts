/** As the API takes it; what is left empty is left out. */
export async function buildEvent(fields: Readonly<Record<string, string>>): Promise<object> {
  const of = (name: string) => fields[name]?.trim() || undefined;
  const email = of('em');
  return {
    event_name: of('event_name'),
    action_source: of('action_source'),
    event_time: Number(of('event_time')),
    event_id: of('event_id'),
    user_data: { ...(email && { em: [await sha256(email.toLowerCase())] }) },
    custom_data: { value: of('value'), currency: of('currency'), order_id: of('order_id') },
  };
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
