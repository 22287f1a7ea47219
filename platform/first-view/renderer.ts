import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawnIn, StyleSheet } from './style-sheet'

export interface DispatchedAnswer {
  readonly status: number
  /** The envelope. */
  readonly body: unknown
}

export type Dispatch = (method: string, path: string, headers?: Readonly<Record<string, string>>, body?: unknown) => Promise<DispatchedAnswer>

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  /** Origin that people reach the platform under. */
  readonly origin: string
  readonly cookies: Readonly<Record<string, string>>
  readonly language: string
  /** Calls the API in this process. */
  readonly dispatch: Dispatch
  /** What stands for the nonce; it is replaced in each answer. */
  readonly nonce: string
  /** The client's page, with that in its script tags. */
  readonly template: string
}

export interface Rendered {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Draws a first view. */
export type Render = (request: RenderRequest) => Promise<Rendered>

/** What the built client offers, and what it is given of its own build. */
type BuiltRender = (request: RenderRequest & BuildFiles) => Promise<Rendered>

interface BuildFiles {
  /** Files by the name of their chunk. */
  readonly chunkFiles: Readonly<Record<string, readonly string[]>>
  /** What a document shows of style sheets of the build, to be sent within it. */
  readonly stylesOf: (files: readonly string[], html: string) => readonly string[]
}

export const noncePlaceholder = '__CSP_NONCE__'

/** The client's page; null when there is no build. */
export async function readTemplate(buildDirectory: string): Promise<string | null> {
  const html = await readFile(join(buildDirectory, 'web', 'index.html'), 'utf8').catch(() => null)
  // Whatever the build left without a nonce is ours too: it is our own file.
  return html?.replace(/<(script|style)(?![^>]*\snonce=)(?=[\s>])/g, `<$1 nonce="${noncePlaceholder}"`) ?? null
}

/** The renderer of the build; null when there is none, and the client draws everything itself. */
export async function loadRenderer(buildDirectory: string): Promise<Render | null> {
  const file = join(buildDirectory, 'server', 'index.js')
  if (!existsSync(file)) return null
  const { render } = (await import(pathToFileURL(file).href)) as { render?: BuiltRender }
  if (typeof render !== 'function') throw new Error(`${file} has no render()`)
  const files = await readBuildFiles(join(buildDirectory, 'web'))
  return (request) => render({ ...request, ...files })
}

async function readBuildFiles(folder: string): Promise<BuildFiles> {
  const chunkFiles = JSON.parse(await readFile(join(folder, 'chunk-files.json'), 'utf8')) as BuildFiles['chunkFiles']
  const names = [...new Set(Object.values(chunkFiles).flat().filter((file) => file.endsWith('.css')))]
  const styles = new Map(await Promise.all(names.map(async (name) => [name, new StyleSheet(await readFile(join(folder, name), 'utf8'))] as const)))
  const stylesOf: BuildFiles['stylesOf'] = (files, html) => {
    const drawn = drawnIn(html)
    return files.map((file) => styles.get(file)?.shownBy(drawn) ?? '')
  }
  return { chunkFiles, stylesOf }
}
