import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineTexts } from '../http/security-headers'
import type { Language } from '../../../src/domain/frame/site/preferences'
import { criticalStyles, StyleSheet } from './style-sheet'

export interface DispatchedAnswer {
  readonly status: number
  /** The envelope of the answer. */
  readonly body: unknown
}

export type InProcessDispatch = (
  method: 'GET',
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<DispatchedAnswer>

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  /** Origin under which people reach the platform. */
  readonly origin: string
  readonly cookies: Readonly<Record<string, string>>
  readonly language: string
  /** The language that the address names, or the city's own. */
  readonly addressed: Language
  /** Calls the API in this process. */
  readonly dispatch: InProcessDispatch
}

export interface Rendered {
  readonly status: number
  readonly html: string
  /** Inline scripts and styles that the client itself wrote; any others in the document came with content. */
  readonly inline: InlineTexts
  readonly headers?: Readonly<Record<string, string>>
  /** The site for desktop browsers (B09); empty when there is none. */
  readonly pcDomain?: string
  /** Whether the page shows what only this visitor may see. Such a page is not cached. */
  readonly isPrivate?: boolean
}

/** What the page of a path depends on. */
export type PageInputsOf = (path: string) => {
  /** Names of the query parameters that the page depends on; null means all of them, as for a redirect. */
  readonly queries: readonly string[] | null
  /** Whether all members share one page, in which nothing is loaded yet. */
  readonly isForMembers: boolean
}

/** Renders pages on the server. */
export interface Renderer {
  readonly render: (request: RenderRequest) => Promise<Rendered>
  /** The page without content, which the client fills. */
  readonly shell: Rendered
  readonly pageInputs: PageInputsOf
}

/** What the built client exports for rendering, and what it needs to know about its own build. */
interface BuiltRenderer {
  readonly render: (request: RenderRequest & BuildFiles) => Promise<Rendered>
  readonly renderShell: (build: BuildFiles) => Rendered
  readonly pageInputs: PageInputsOf
}

interface BuildFiles {
  /** The client's HTML template. */
  readonly template: string
  /** The inline script that loads the other scripts. */
  readonly starter: string
  /** Files by the name of their chunk. */
  readonly chunkFiles: Readonly<Record<string, readonly string[]>>
  /** The critical CSS: those rules of the build's style sheets that a document uses, to be inlined. */
  readonly stylesOf: (files: readonly string[], html: string) => readonly string[]
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
  const starter = await readFile(join(buildDirectory, 'starter', 'starter.js'), 'utf8')
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
  const stylesOf: BuildFiles['stylesOf'] = (files, html) =>
    criticalStyles(
      files.map((file) => styles.get(file) ?? new StyleSheet('')),
      html,
    )
  return { template, starter, chunkFiles, stylesOf }
}
