import autocannon from 'autocannon';
import { type Load, loadSchema, type Measured } from './load.ts';

/** The process that makes the load: apart from all that is measured, and told over the channel to its parent. */
async function fire({ origin, requests, isOneEach, connections, seconds }: Load): Promise<Measured> {
  const times: number[] = [];
  const failures = new Map<number, number>();
  let clients = 0;
  const instance = autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests,
    ...(isOneEach && {
      setupClient: (client) => {
        client.setRequests([requests[clients % requests.length] ?? { path: '/' }]);
        clients += 1;
      },
    }),
  });
  const start = performance.now();
  let end = start;
  instance.on('response', (_client, status: number, _bytes, milliseconds: number) => {
    times.push(milliseconds);
    end = performance.now();
    if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
  });
  const { errors } = await instance;
  if (errors > 0 || times.length === 0) failures.set(0, errors);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: times.length / Math.max(0.001, (end - start) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    failures: [...failures].map(([status, count]) => `${status} × ${count}`).join(', '),
  };
}

process.on('message', async (sent) => {
  process.send?.(await fire(loadSchema.parse(sent)));
});
