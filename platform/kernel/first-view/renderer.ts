import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  chunkFilesSchema,
  type BuildFiles,
  type BuiltRenderer,
  type DrawnDocument,
  type RenderRequest,
} from '../../../contract/first-view'
import { criticalStyles, StyleSheet } from './style-sheet'

/** Renders pages on the server. */
export interface Renderer {
  readonly render: (request: RenderRequest) => Promise<DrawnDocument>
  /** The page without content, which the client fills. */
  readonly shell: DrawnDocument
  readonly pageInputs: BuiltRenderer['pageInputs']
}

/** Loads the renderer of the build; null when nothing is built. */
export async function loadRenderer(buildDirectory: string): Promise<Renderer | null> {
  const file = join(buildDirectory, 'server', 'index.js')
  if (!existsSync(file)) return null
  const { render, renderShell, pageInputs } = (await import(
    /* webpackIgnore: true */ pathToFileURL(file).href
  )) as BuiltRenderer
  const build = await readBuildFiles(buildDirectory)
  return { render: (request) => render({ ...request, ...build }), shell: renderShell(build), pageInputs }
}

async function readBuildFiles(buildDirectory: string): Promise<BuildFiles> {
  const folder = join(buildDirectory, 'web')
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const [starter, plainStarter] = await Promise.all(
    ['starter.js', 'plain-starter.js'].map((name) => readFile(join(buildDirectory, 'starter', name), 'utf8')),
  )
  if (starter === undefined || plainStarter === undefined) throw new Error('the build has no starter')
  const chunkFiles = chunkFilesSchema.parse(JSON.parse(await readFile(join(folder, 'chunk-files.json'), 'utf8')))
  const names = [
    ...new Set(
      Object.values(chunkFiles)
        .flat()
        .filter((file) => file.endsWith('.css')),
    ),
  ]
  const styles = new Map(
    await Promise.all(
      names.map(async (name) => [name, new StyleSheet(await readFile(join(folder, name), 'utf8'))] as const),
    ),
  )
  const stylesOf: BuildFiles['stylesOf'] = (files, html) =>
    criticalStyles(
      files.map((file) => styles.get(file) ?? new StyleSheet('')),
      html,
    )
  return { template, starter, plainStarter, chunkFiles, stylesOf }
}
