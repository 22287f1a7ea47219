import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildOpenApi } from './build-openapi'

/** Writes docs/openapi.json from the contract: `npx --no-install tsx platform/kernel/openapi/write-openapi.ts`. */
const root = new URL('../../../', import.meta.url)
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }
await mkdir(new URL('docs/', root), { recursive: true })
const file = new URL('docs/openapi.json', root)
await writeFile(file, `${yamlLines(buildOpenApi(version), '')}\n`)
process.stdout.write(`${fileURLToPath(file)}\n`)

/** Writes JSON with each value on one line where it fits, so that a changed field is one changed line of a diff. */
function yamlLines(value: unknown, indent: string): string {
  const short = JSON.stringify(value)
  const isFlat = Array.isArray(value) && value.every((each) => typeof each !== 'object')
  if (typeof value !== 'object' || value === null || isFlat || short.length + indent.length <= 160) return short
  const deeper = `${indent} `
  const isList = Array.isArray(value)
  const innerLines = Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    each === undefined ? [] : [`${deeper}${isList ? '' : `${JSON.stringify(key)}: `}${yamlLines(each, deeper)}`],
  )
  return [isList ? '[' : '{', innerLines.join(',\n'), `${indent}${isList ? ']' : '}'}`].join('\n')
}
