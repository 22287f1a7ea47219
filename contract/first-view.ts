import * as z from 'zod/mini'
import type { Language } from '../src/domain/frame/site/preferences'

// What the platform and the built client that renders on it say to each other, in one process.

/** The files of each chunk by its name, as the build wrote them. */
export const chunkFilesSchema = z.record(z.string(), z.array(z.string()))
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

/** What the client needs to know about its own build. */
export interface BuildFiles {
  /** The built index.html. */
  readonly template: string
  /** The built inline script that loads the others (`src/starter`). */
  readonly starter: string
  /** The same for a document in which nothing can be entered. */
  readonly plainStarter: string
  readonly chunkFiles: ChunkFiles
  /** The critical CSS: those rules of the build's style sheets, by their file names, that a document uses. */
  readonly stylesOf: (files: readonly string[], html: string) => readonly string[]
}

export interface DispatchedAnswer {
  readonly status: number
  /** The envelope of the answer. */
  readonly body: unknown
}

/** Sends a request to the platform that renders the view, in its process. */
export type InProcessDispatch = (
  method: 'GET',
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<DispatchedAnswer>

export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  /** The origin under which people reach the platform. */
  readonly origin: string
  readonly cookies: Readonly<Record<string, string>>
  /** The Accept-Language header. */
  readonly language: string
  /** The language that the address names, or the city's own. */
  readonly addressed: Language
  /** The platform's time, in milliseconds since 1970. */
  readonly now: number
  readonly dispatch: InProcessDispatch
}

/**
 * The client's own inline scripts and styles, which a Content Security Policy may allow by their hashes. Scripts and
 * styles that came with content are never among them.
 */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** A document, with or without a drawn view. */
export interface DrawnDocument {
  readonly status: number
  readonly html: string
  readonly inline: InlineTexts
  readonly headers?: Readonly<Record<string, string>>
  /** The address to which the site redirects desktop browsers (B09); empty for none. */
  readonly pcDomain?: string
  /** Whether it shows what only this visitor may see. If so, it is not cached. */
  readonly isPrivate?: boolean
}

/** What the page of a path depends on. */
export interface PageInputs {
  /** Names of the query parameters that the page depends on; null for all of them, as for a redirect. */
  readonly queries: readonly string[] | null
  /** Whether all members share one page, in which nothing is loaded yet. */
  readonly isForMembers: boolean
}

/** What the built client exports (`src/server.tsx`). */
export interface BuiltRenderer {
  readonly render: (request: RenderRequest & BuildFiles) => Promise<DrawnDocument>
  /** The document without a drawn view, for when the platform cannot render, and for offline use. */
  readonly renderShell: (build: BuildFiles) => DrawnDocument
  readonly pageInputs: (path: string) => PageInputs
}
