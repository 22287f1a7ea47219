import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a proxy in front of the platform that cuts the connection within each document, a number of characters after a
 * mark. Returns its origin, and a function that stops it.
 */
export async function breakingProxy(
  platform: string,
  mark: string,
  after: number,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    void forward(
      platform + (request.url ?? '/'),
      request.method ?? 'GET',
      request.headers as Record<string, string>,
    ).then(
      ({ status, headers, body }) => {
        const isDocument = headers['content-type']?.startsWith('text/html') === true
        response.writeHead(status, { ...headers, 'content-length': body.length })
        if (!isDocument) return response.end(body)
        response.write(body.subarray(0, body.indexOf(mark) + after))
        // The delay lets the data be sent before the connection is closed.
        setTimeout(() => response.destroy(), 100)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Headers that belong to one connection and are not forwarded. */
const ofConnection = ['host', 'connection', 'content-encoding', 'transfer-encoding', 'content-length']
const passedOn = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)))

async function forward(url: string, method: string, headers: Record<string, string>) {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...passedOn(Object.entries(headers)), 'accept-encoding': 'identity' },
  })
  return { status: answer.status, headers: passedOn(answer.headers), body: Buffer.from(await answer.arrayBuffer()) }
}
