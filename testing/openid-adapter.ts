import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps what a provider must remember, in memory: the one that the library has warns that it is not for production. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const findBy = (model: string, name: 'uid' | 'userCode', value: string) =>
    [...kept].find(([key, payload]) => key.startsWith(`${model}:`) && payload[name] === value)?.[1];
  return (model) => ({
    upsert: async (id, payload) => void kept.set(`${model}:${id}`, payload),
    find: async (id) => kept.get(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    consume: async (id) => {
      const payload = kept.get(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
