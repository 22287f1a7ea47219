import { readPortCalls, type PortCalls } from './port-calls'
import { readRoutes } from './routes'
import { importsOf, readSources, type Source } from './sources'

/** The paths of the screens that make each call, by the call's name. */
export type ScreensOfCalls = ReadonlyMap<string, readonly string[]>

/**
 * Finds out from the sources of the client which screens make which calls: a screen uses the ports that its files name,
 * and of each port the methods that they call; behind these stand the calls.
 */
export function readScreensOfCalls(): ScreensOfCalls {
  const sources = readSources()
  const portCalls = readPortCalls(sources)
  const routes = readRoutes(sources).map(({ path, screen }) => ({ path, files: [...filesOf(screen, sources)] }))
  const named = screensBy(routes, (file) => callsOfFile(sources.get(file), portCalls, 'methods'))
  const used = screensBy(routes, (file) => callsOfFile(sources.get(file), portCalls, 'ports'))
  const all = new Set(
    [...portCalls.values()].flatMap((methods) => [...methods.values()].flatMap((calls) => [...calls])),
  )
  return new Map(
    [...all].map((call) => {
      // A method may be called by a name that is put together; then every screen that has its port counts.
      const paths = named.get(call) ?? used.get(call)
      return [call, paths === undefined ? [frame] : [...paths].sort()]
    }),
  )
}

/** What stands around every screen makes calls, too. */
const frame = 'every screen (its frame)'

function screensBy(
  routes: readonly { readonly path: string; readonly files: readonly string[] }[],
  callsIn: (file: string) => ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const calls = new Map<string, ReadonlySet<string>>()
  const screens = new Map<string, Set<string>>()
  for (const { path, files } of routes)
    for (const file of files) {
      const found = calls.get(file) ?? callsIn(file)
      calls.set(file, found)
      for (const call of found) screens.set(call, (screens.get(call) ?? new Set<string>()).add(path))
    }
  return screens
}

/** The files of screens and use cases that a screen is made of. Where it leads to is no part of it. */
function filesOf(screen: string, sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [screen]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path)
    if (source === undefined || seen.has(path) || !/^src\/(ui|application)\//.test(path)) continue
    if (path !== screen && path.endsWith('.screen.tsx')) continue
    seen.add(path)
    waiting.push(...importsOf(source))
  }
  return seen
}

function callsOfFile(source: Source | undefined, portCalls: PortCalls, by: 'methods' | 'ports'): ReadonlySet<string> {
  if (source === undefined) return new Set()
  const words = new Set(source.text.match(/\w+/g))
  const called = new Set([...source.text.matchAll(/[.?](\w+)\b/g)].map(([, method = '']) => method))
  return new Set(
    [...portCalls]
      .filter(([port]) => words.has(port))
      .flatMap(([, methods]) => [...methods])
      .filter(([method]) => by === 'ports' || called.has(method))
      .flatMap(([, calls]) => [...calls]),
  )
}
