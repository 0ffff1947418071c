import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '#platform/config/start-error.ts';
import { registerHealth } from '#platform/telemetry/health.ts';
import { type Measured, registerMetrics } from '#platform/telemetry/metrics.ts';

/** @throws StartError where its port is taken */
export async function listenForHealth(
  measured: Measured & Parameters<typeof registerHealth>[1],
  { host, workerPort }: Pick<Config, 'host'> & { workerPort: number },
): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  registerHealth(app, measured);
  registerMetrics(app, measured);
  try {
    await app.listen({ host, port: workerPort });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new StartError('The port is already in use. Set WORKER_PORT to another one.') : error;
  }
  return app;
}
