import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestPlatform } from './platform'

export interface Told {
  readonly event: string
  readonly id: string | null
  readonly data: any
}

/** Reads a stream of server-sent events of a platform that listens, on a connection of its own. */
export async function openEvents(platform: TestPlatform, path: string, headers: Record<string, string> = {}) {
  if (platform.app.server.address() === null) await platform.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = platform.app.server.address() as AddressInfo
  const request = get({ port, path, headers, agent: false })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  request.on('error', () => undefined)
  const reader = response.setEncoding('utf8').iterator({ destroyOnReturn: false }) as AsyncIterator<string>
  const told: Told[] = []
  let text = ''
  /** The next one that fits, among those that were not taken yet. */
  const next = async (fits: (each: Told) => boolean): Promise<Told> => {
    for (;;) {
      const index = told.findIndex(fits)
      if (index !== -1) return told.splice(index, 1)[0]!
      const { done, value } = await reader.next()
      if (done === true) throw new Error('the stream has ended')
      text += value
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      told.push(...parts.map(toldOf))
    }
  }
  const isOver = async (): Promise<boolean> => {
    for (;;) if ((await reader.next()).done === true) return true
  }
  return { response, next, isOver, leave: () => request.destroy() }
}

function toldOf(part: string): Told {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? null
  return { event: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? 'null') }
}

export const named = (event: string) => (each: Told) => each.event === event
