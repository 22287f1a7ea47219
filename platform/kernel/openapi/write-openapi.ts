import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { projectFile } from '../shared/project-file'
import { buildOpenApi } from './build-openapi'

/** Writes the contract as OpenAPI to the file that is named, or else to the standard output. */
const { version } = JSON.parse(await readFile(projectFile('package.json'), 'utf8')) as { version: string }
const text = JSON.stringify(buildOpenApi(version), null, 1)
const [, , file] = process.argv
if (file === undefined) process.stdout.write(text)
else {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  process.stdout.write(`${file}\n`)
}
