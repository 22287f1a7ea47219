import { afterEach, beforeEach, vi } from 'vitest'
import { MemoryCaches } from './memory-caches'

export const origin = 'https://city.example'

type Answer = (request: Request) => Response | Promise<Response>

/** The environment of a service worker: caches in memory, and a network with given answers. */
export class WorkerHost {
  readonly caches = new MemoryCaches()
  /** Paths with their queries, in the order of the requests. */
  readonly asked: string[] = []
  private readonly answers = new Map<string, Answer>()
  private isDown = false

  /** Paths that are not among the answers do not exist. */
  answer(path: string, answer: Answer | string): void {
    this.answers.set(path, typeof answer === 'string' ? () => new Response(answer) : answer)
  }

  goDown(): void {
    this.isDown = true
  }

  /** The contents of a cache, oldest first, without the origin. */
  async kept(name: string): Promise<readonly string[]> {
    return (await (await this.caches.open(name)).keys()).map(({ url }) => url.replace(origin, ''))
  }

  async put(name: string, path: string, text: string): Promise<void> {
    await (await this.caches.open(name)).put(origin + path, new Response(text))
  }

  readonly fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(new URL(input, origin))
    const path = request.url.replace(origin, '')
    this.asked.push(path)
    if (this.isDown) throw new TypeError('Failed to fetch')
    return this.answers.get(path)?.(request) ?? new Response('', { status: 404 })
  }
}

/** A new host for each test, under the global names that a worker uses. */
export function workerHost(): () => WorkerHost {
  let host: WorkerHost
  beforeEach(() => {
    host = new WorkerHost()
    vi.stubGlobal('caches', host.caches)
    vi.stubGlobal('fetch', host.fetch)
    // Old copies are deleted at random; in tests never.
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return () => host
}

export const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(origin + path, { headers })
