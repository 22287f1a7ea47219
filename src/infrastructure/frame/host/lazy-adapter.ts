/**
 * An adapter that is loaded once, at its first call; every method of its port is asynchronous. A failed download is
 * retried by the next call.
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
      // It must not look like a thenable: the container would await it.
      name === 'then'
        ? undefined
        : async (...given: unknown[]) => {
            const adapter = (await bring()) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>
            return adapter[name]?.(...given)
          },
  })
}
