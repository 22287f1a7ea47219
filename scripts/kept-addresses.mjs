// The addresses of the contract whose answers the service worker caches. The build passes them in: importing the
// contract would bundle its schemas.
import { readdirSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const contract = new URL('../contract/', import.meta.url)

export async function keptAddresses() {
  const files = readdirSync(contract).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => tsImport(new URL(file, contract).href, import.meta.url)))
  const kept = modules.flatMap((module) => Object.values(module)).filter((value) => value?.keptOffline === true)
  return kept.map(({ url }) => url).sort()
}
