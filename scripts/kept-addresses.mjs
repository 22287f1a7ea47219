// The addresses of the contract whose answers the service worker caches. The build passes them to it, because its
// bundle contains all schemas if it imports the contract itself.
import { readdirSync } from 'node:fs'
import { register } from 'tsx/esm/api'

const contract = new URL('../contract/', import.meta.url)

export async function keptAddresses() {
  const files = readdirSync(contract).filter((file) => file.endsWith('.ts'))
  // All files share one registration of tsx, because each registration has a module graph of its own, with a copy of
  // the schema library.
  const typescript = register({ namespace: 'kept-addresses' })
  const modules = await Promise.all(
    files.map((file) => typescript.import(new URL(file, contract).href, import.meta.url)),
  )
  await typescript.unregister()
  const offlineEndpoints = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => value?.isKeptOffline === true)
  return offlineEndpoints.map(({ url }) => url).sort()
}
