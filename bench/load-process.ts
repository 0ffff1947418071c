import autocannon from 'autocannon';
import { type Load, loadSchema, type Measured } from './load.ts';

/** The process that makes the load: apart from all that is measured, and told over the channel to its parent. */
async function fire({ origin, paths, connections, seconds }: Load): Promise<Measured> {
  const times: number[] = [];
  const instance = autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
  });
  const start = performance.now();
  let end = start;
  instance.on('response', (_client, _status, _bytes, milliseconds: number) => {
    times.push(milliseconds);
    end = performance.now();
  });
  const { errors, timeouts, non2xx } = await instance;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / ((end - start) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    failed: errors + timeouts + non2xx,
  };
}

process.on('message', async (sent) => {
  process.send?.(await fire(loadSchema.parse(sent)));
});
