import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildOpenApi } from './build-openapi'

/** Writes docs/openapi.json from the contract: `npx --no-install tsx platform/kernel/openapi/write-openapi.ts`. */
const root = new URL('../../../', import.meta.url)
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }
await mkdir(new URL('docs/', root), { recursive: true })
const file = new URL('docs/openapi.json', root)
await writeFile(file, `${JSON.stringify(buildOpenApi(version), null, 1)}\n`)
process.stdout.write(`${fileURLToPath(file)}\n`)
