/**
 * Creates an adapter that is loaded at the first call of its methods, all of which must be asynchronous. After a failed
 * download, the next call tries again.
 */
export function lazyAdapter<Port extends object>(load: () => Promise<Port>): Port {
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
            const adapter = (await loadAdapter()) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>
            return adapter[name]?.(...given)
          },
  })
}
