interface Entry {
  readonly request: Request
  readonly response: Response
}

const origin = 'https://city.example'
const requestOf = (input: RequestInfo | URL) => (input instanceof Request ? input : new Request(new URL(input, origin)))

/** A cache as browsers have it: what is put again becomes the newest. Its requests go to the `fetch` of the moment. */
class MemoryCache implements Cache {
  private entries: readonly Entry[] = []

  constructor(private readonly isFull: () => boolean) {}

  async match(input: RequestInfo | URL): Promise<Response | undefined> {
    return this.find(input)?.response.clone()
  }

  async matchAll(input?: RequestInfo | URL): Promise<Response[]> {
    return this.entries
      .filter(({ request }) => input === undefined || request.url === requestOf(input).url)
      .map(({ response }) => response.clone())
  }

  async put(input: RequestInfo | URL, response: Response): Promise<void> {
    if (this.isFull()) throw new DOMException('Quota exceeded', 'QuotaExceededError')
    await this.delete(input)
    this.entries = [...this.entries, { request: requestOf(input), response: response.clone() }]
  }

  async add(input: RequestInfo | URL): Promise<void> {
    await this.addAll([input as RequestInfo])
  }

  async addAll(inputs: RequestInfo[]): Promise<void> {
    const answers = await Promise.all(inputs.map((input) => fetch(requestOf(input))))
    if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed')
    for (const [index, answer] of answers.entries()) await this.put(inputs[index]!, answer)
  }

  async delete(input: RequestInfo | URL): Promise<boolean> {
    const found = this.find(input)
    this.entries = this.entries.filter((entry) => entry !== found)
    return found !== undefined
  }

  async keys(): Promise<Request[]> {
    return this.entries.map(({ request }) => request)
  }

  private find(input: RequestInfo | URL): Entry | undefined {
    const { url } = requestOf(input)
    return this.entries.find(({ request }) => request.url === url)
  }
}

export class MemoryCaches implements CacheStorage {
  /** The storage is full. */
  isFull = false
  private readonly named = new Map<string, MemoryCache>()

  async open(name: string): Promise<Cache> {
    const cache = this.named.get(name) ?? new MemoryCache(() => this.isFull)
    this.named.set(name, cache)
    return cache
  }

  async match(input: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.named) {
      const found = cacheName === undefined || name === cacheName ? await cache.match(input) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }

  async has(name: string): Promise<boolean> {
    return this.named.has(name)
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name)
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()]
  }
}
