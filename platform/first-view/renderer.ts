import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineTexts } from '../http/security-headers'
import { drawnIn, StyleSheet } from './style-sheet'

export interface DispatchedAnswer {
  readonly status: number
  /** The envelope. */
  readonly body: unknown
}

export type Dispatch = (
  method: string,
  path: string,
  headers?: Readonly<Record<string, string>>,
  body?: unknown,
) => Promise<DispatchedAnswer>

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  /** Origin that people reach the platform under. */
  readonly origin: string
  readonly cookies: Readonly<Record<string, string>>
  readonly language: string
  /** Calls the API in this process. */
  readonly dispatch: Dispatch
}

export interface Rendered {
  readonly status: number
  readonly html: string
  /** What of its scripts and styles the client wrote itself; whatever else the document holds came with content. */
  readonly inline: InlineTexts
  readonly headers?: Readonly<Record<string, string>>
  /** Where the site says that desktop browsers belong (B09); empty when nowhere. */
  readonly pcDomain?: string
}

/** Names of the queries that the page of a path depends on; null: on whatever it is asked with. */
export type QueriesReadBy = (path: string) => readonly string[] | null

/** Draws pages. */
export interface Renderer {
  readonly render: (request: RenderRequest) => Promise<Rendered>
  /** The page with nothing drawn in it, which draws itself. */
  readonly shell: Rendered
  readonly queriesReadBy: QueriesReadBy
}

/** What the built client offers, and what it is given of its own build. */
interface BuiltRenderer {
  readonly render: (request: RenderRequest & BuildFiles) => Promise<Rendered>
  readonly renderShell: (build: BuildFiles) => Rendered
  readonly queriesReadBy: QueriesReadBy
}

interface BuildFiles {
  /** The client's page. */
  readonly template: string
  /** Files by the name of their chunk. */
  readonly chunkFiles: Readonly<Record<string, readonly string[]>>
  /** What a document shows of style sheets of the build, to be sent within it. */
  readonly stylesOf: (files: readonly string[], html: string) => readonly string[]
}

/** The renderer of the build; null when nothing is built. */
export async function loadRenderer(buildDirectory: string): Promise<Renderer | null> {
  const file = join(buildDirectory, 'server', 'index.js')
  if (!existsSync(file)) return null
  const { render, renderShell, queriesReadBy } = (await import(pathToFileURL(file).href)) as BuiltRenderer
  const build = await readBuildFiles(join(buildDirectory, 'web'))
  return { render: (request) => render({ ...request, ...build }), shell: renderShell(build), queriesReadBy }
}

async function readBuildFiles(folder: string): Promise<BuildFiles> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const chunkFiles = JSON.parse(await readFile(join(folder, 'chunk-files.json'), 'utf8')) as BuildFiles['chunkFiles']
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
  const stylesOf: BuildFiles['stylesOf'] = (files, html) => {
    const drawn = drawnIn(html)
    return files.map((file) => styles.get(file)?.shownBy(drawn) ?? '')
  }
  return { template, chunkFiles, stylesOf }
}
