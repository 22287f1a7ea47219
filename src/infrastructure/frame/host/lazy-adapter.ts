/**
 * An adapter that is loaded once, at its first call; every method of its port is asynchronous. After a failed download
 * the next call tries again.
 */
export function lazyAdapter<Port extends object>(load: () => Promise<Port>): Port {
  let loading: Promise<Port> | null = null
  const bring = () => {
    loading ??= load()
    loading.catch(() => (loading = null))
    return loading
  }
  return new Proxy({} as Port, {
    get: (_, name) =>
      // The adapter must not look like a thenable, because the container would await it.
      name === 'then'
        ? undefined
        : async (...given: unknown[]) => {
            const adapter = (await bring()) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>
            return adapter[name]?.(...given)
          },
  })
}
