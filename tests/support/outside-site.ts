import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A site of somebody else, on this machine. What it answers at a path is set by the test; it counts what it was asked.
 * @param port 0 for any that is free
 */
export async function startOutsideSite(port = 0) {
  const answers = new Map<string, (response: ServerResponse) => unknown>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path)
    if (answer === undefined) response.writeHead(404).end()
    else answer(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path: string, answer: (response: ServerResponse) => unknown) => void answers.set(path, answer),
    page: (path: string, html: string | Buffer, type = 'text/html') =>
      void answers.set(path, (response) => response.writeHead(200, { 'content-type': type }).end(html)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
