import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screenFacts } from '../../src/composition/discovery/screen-facts'

/** Draws the answer of the call that the address names, instead of a screen that shows it. */
const renderer = `
export const pageInputs = () => ({ queries: null, isForMembers: false })
const page = (html) => ({ status: 200, html, inline: { scripts: [], styles: [] } })
export const renderShell = () => page('the empty page')
export async function render({ url, dispatch }) {
  const call = new URL(url, 'http://city').searchParams.get('call')
  const { body } = await dispatch('GET', call, { 'accept-language': 'en' })
  return page('<p>' + JSON.stringify(body) + '</p>')
}
`

/** Makes a build whose first views show the answers of calls, in a new directory. */
export async function drawnBuild(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'townsquare-build-'))
  for (const folder of ['web', 'starter', 'server']) await mkdir(join(directory, folder))
  await writeFile(join(directory, 'web/index.html'), '<!doctype html>')
  await writeFile(join(directory, 'web/chunk-files.json'), '{}')
  for (const name of ['starter', 'plain-starter']) await writeFile(join(directory, `starter/${name}.js`), '')
  await writeFile(join(directory, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(directory, 'server/index.js'), renderer)
  await writeFile(join(directory, 'server/screens.json'), JSON.stringify(screenFacts()))
  return directory
}

/** The address of the first view that shows a call. */
export const viewOf = (call: string): string => `/drawn?call=${encodeURIComponent(call)}`
