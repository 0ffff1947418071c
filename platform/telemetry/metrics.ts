import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type AddressRange, type Config, isInRange, readAddressRange } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, QueueCounts } from '#platform/jobs/jobs.ts';

export interface Measured {
  config: Pick<Config, 'metricsFrom'>;
  db: Database;
  jobs: Pick<JobQueue, 'enqueue'> & { counts?: () => Promise<QueueCounts[]> };
}

const THIS_MACHINE = ['127.0.0.0/8', '::1'].map(readAddressRange).filter((range) => range !== null);

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Collectors on this machine or in the configured ranges may read them; others, and proxies, get 404. */
export function registerMetrics(app: FastifyInstance, measured: Measured): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const allowed = [...THIS_MACHINE, ...measured.config.metricsFrom];
  measureRequests(app, register);
  measureDatabase(register, measured.db);
  measureJobs(register, measured.jobs);
  app.get('/metrics', async (request, reply) => {
    if (!isFrom(allowed, request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}

function measureRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern: raw addresses would each make a series.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function measureDatabase(register: Registry, { pool }: Database): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting are requests for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function measureJobs(register: Registry, jobs: Measured['jobs']): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [register],
    async collect() {
      // Without a database there is nothing to count, and the other numbers matter all the more.
      const counts = (await jobs.counts?.().catch(() => [])) ?? [];
      this.reset();
      for (const { queue, ...states } of counts) {
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
      }
    },
  });
}

/** The socket's address: anyone can forge a header. */
function isFrom(allowed: readonly AddressRange[], { socket, headers }: FastifyRequest): boolean {
  if (!isInRange(socket.remoteAddress ?? '', allowed)) return false;
  return FORWARDED.every((name) => headers[name] === undefined);
}
