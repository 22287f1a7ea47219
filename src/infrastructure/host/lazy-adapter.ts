/** An adapter that is loaded at its first call; every method of its port is asynchronous. */
export function lazyAdapter<Port extends object>(load: () => Promise<Port>): Port {
  return new Proxy({} as Port, {
    get: (_, name) =>
      // It must not look like a promise: the container would wait for it.
      name === 'then'
        ? undefined
        : async (...given: unknown[]) => {
            const adapter = (await load()) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>
            return adapter[name]?.(...given)
          },
  })
}
