import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PrometheusMetrics } from './prometheus-metrics'

export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/** Serves /metrics at an address of its own, which the proxy does not lead to. */
export async function serveMetrics(metrics: PrometheusMetrics, { host, port }: MetricsAddress): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
