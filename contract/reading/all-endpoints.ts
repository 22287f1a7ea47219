import { readdirSync } from 'node:fs'
import type { Endpoint } from '../endpoint'

const contract = new URL('../', import.meta.url)
const files = readdirSync(contract).filter((file) => file.endsWith('.ts'))
const resources = await Promise.all(
  files.sort().map(async (file) => {
    const exported = (await import(/* @vite-ignore */ new URL(file, contract).href)) as Readonly<
      Record<string, unknown>
    >
    return { resource: file.replace(/\.ts$/, ''), exported }
  }),
)

export interface NamedEndpoint {
  /** The file of the contract that declares the endpoint. */
  readonly resource: string
  readonly endpoint: Endpoint
}

/** What each file of the contract exports. */
export const allExports = () => resources

/** Every endpoint of the contract, by its resource. */
export function allEndpoints(): NamedEndpoint[] {
  return resources.flatMap(({ resource, exported }) =>
    Object.values(exported)
      .filter(isEndpoint)
      .map((endpoint) => ({ resource, endpoint })),
  )
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'answer' in value
}
