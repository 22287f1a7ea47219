/**
 * Creates an adapter that is loaded at the first call of its methods, all of which must be asynchronous. After a failed
 * download, the next call tries again.
 * @param fallback Answers a call for which the adapter could not be loaded; without it, the call rejects.
 */
export function lazyAdapter<Port extends object>(load: () => Promise<Port>, fallback?: Port): Port {
  let loading: Promise<Port> | null = null
  const loadAdapter = () => {
    loading ??= load()
    loading.catch(() => (loading = null))
    return loading
  }
  return new Proxy({} as Port, {
    get: (_, name) =>
      // The adapter must not look like a thenable, because the Inversify container would then await it.
      name === 'then'
        ? undefined
        : async (...given: unknown[]) => {
            const loaded = fallback === undefined ? loadAdapter() : loadAdapter().catch(() => fallback)
            const adapter = (await loaded) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>
            return adapter[name]?.(...given)
          },
  })
}
