import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkOf } from './outside-network'

/** A site of somebody else. What it answers at a path is set by the test; it counts what it was asked. */
export async function startOutsideSite() {
  const answers = new Map<string, (response: ServerResponse) => unknown>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = answers.get(path)
    if (answer === undefined) response.writeHead(404).end()
    else answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: 'http://paper.example',
    /** The site as a machine of our own network. */
    inside: `http://127.0.0.1:${port}`,
    /** It has a second name, in letters of another script. */
    network: networkOf({ 'paper.example': port, 'xn--r-7sbp6bb.example': port }),
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
