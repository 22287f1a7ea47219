import { originOf } from '../shared/parses'

const hostSource = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*\.)?([a-z\d.-]+)(?::(\d+|\*))?$/i
const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * Whether the sources of a `frame-ancestors` name an origin, as the browser reads them: it frames no page otherwise.
 * Keywords such as `'self'` name no other site.
 */
export function mayFrame(sources: readonly string[], origin: string): boolean {
  const [, scheme = '', host = '', port = usualPorts[scheme] ?? ''] =
    /^(https?):\/\/([^/:]+|\[[^\]]+\])(?::(\d+))?$/.exec(originOf(origin) ?? '') ?? []
  return scheme !== '' && sources.some((source) => names(source, { scheme, host, port }))
}

function names(
  source: string,
  { scheme, host, port }: { readonly scheme: string; readonly host: string; readonly port: string },
): boolean {
  if (source === '*' || source.toLowerCase() === `${scheme}:`) return true
  const [, named = scheme, below, ownHost = '', ownPort = usualPorts[named.toLowerCase()]] =
    hostSource.exec(source.replace(/\/$/, '')) ?? []
  if (ownHost === '') return false
  const [wanted, found] = [ownHost.toLowerCase(), host.toLowerCase()]
  return (
    named.toLowerCase() === scheme &&
    (ownPort === '*' || ownPort === port) &&
    (below === undefined ? found === wanted : found.endsWith(`.${wanted}`))
  )
}
