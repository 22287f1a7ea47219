/**
 * Hosts beyond the site's own that media may come from, each as written in a Content-Security-Policy: a scheme, or a
 * host with `*.` and a port.
 */
export type MediaSources = readonly string[]

const sourceForm = /^(?:https?:\/\/)?(\*|(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*)(?::(\d{1,5}|\*))?(?:\/.*)?$/
const securePort = '443'

/**
 * Whether content may load a picture, a sound or a film from an address, which must be a path of the site, or https at
 * one of the sources.
 */
export function isMediaAddress(address: string, sources: MediaSources): boolean {
  if (address.startsWith('/')) return !address.startsWith('//')
  const [, host, port = securePort] = /^https:\/\/([^/?#:@]+)(?::(\d+))?(?:[/?#]|$)/.exec(address.toLowerCase()) ?? []
  return host !== undefined && sources.some((source) => allows(source.toLowerCase(), host, port))
}

function allows(source: string, host: string, port: string): boolean {
  if (source === 'https:') return true
  const [, name, allowedPort = securePort] = sourceForm.exec(source) ?? []
  if (name === undefined || (allowedPort !== '*' && allowedPort !== port)) return false
  return name === '*' || (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name)
}
