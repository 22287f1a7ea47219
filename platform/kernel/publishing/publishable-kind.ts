import type * as z from 'zod/mini'
import type { Transaction } from '../database/client'
import type { Localised } from '../database/schema/localised'
import type { Queries } from '../database/queries'
import type { SniffedKind } from '../media/sniff'

/** A medium of a document, as the store has it. */
export interface StoredMedium {
  readonly url: string
  readonly mime: string
  /** The size in bytes. */
  readonly size: number
  /** The width in pixels; 0 for what is no picture. */
  readonly width: number
  /** The height in pixels; 0 for what is no picture. */
  readonly height: number
  /** How many seconds it lasts; 0 for a picture. */
  readonly duration: number
}

/** A document that can be written: its fields, its text in both languages, and its media by their names in the fields. */
export interface PublishedDocument<Fields> {
  readonly id: string
  readonly fields: Fields
  /** The text below the front matter; null for a kind without one. */
  readonly text: Localised | null
  readonly media: Readonly<Record<string, StoredMedium>>
}

export interface PublishingContext {
  /** The moment of this run. */
  readonly at: Date
  /** When it first became public, or when its file says that it did. */
  readonly publishedAt: Date
  /** Whether it is public already. */
  readonly isChange: boolean
  /** The instant that a field states: with its offset, or on the clock of the site. */
  readonly instant: (time: string) => Promise<Date>
}

/** What a field says that cannot be, such as a category that does not exist. */
export interface Misfit {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * Whether something will exist once the whole folder is published: false when the folder withdraws it, null when the
 * folder does not have it, so that the database knows.
 */
export type Exists = (kind: string, id: string) => boolean | null

/** A field that names a file beside the document; `*` stands for each entry of a list. */
export type MediaFields = Readonly<Record<string, SniffedKind | 'caption' | 'form'>>

interface KindParts<Fields> {
  /** The name of the kind in the front matter. */
  readonly name: string
  /** The kinds to whose documents those of this kind may refer; they are written first. */
  readonly after: readonly string[]
  readonly schema: z.ZodMiniType<Fields>
  /** What the text below the front matter becomes: rich text, plain text, or nothing, where there must be none. */
  readonly text: 'html' | 'plain' | 'none'
  readonly media: MediaFields
  /** The name of a document in lists. */
  readonly titleOf: (fields: Fields) => Localised
  /** The path of its screen; null for a kind without one. */
  readonly pathOf: (id: string, fields: Fields) => string | null
  /**
   * Finds what the fields say that the database contradicts. Fields that are wrong by themselves are left out, so that
   * one run finds everything.
   */
  readonly check: (queries: Queries, fields: Partial<Fields>, exists: Exists, id: string) => Promise<readonly Misfit[]>
  /** Whether a thing with this id exists that was not published from a file. */
  readonly isTaken: (queries: Queries, id: string) => Promise<boolean>
  /** Makes it public, or changes what is public. */
  readonly write: (
    transaction: Transaction,
    document: PublishedDocument<Fields>,
    publication: PublishingContext,
  ) => Promise<void>
  /**
   * The public things that refer to it, as <kind>:<id>, a few of them; while there is one, it is not withdrawn. Omitted
   * for a kind on which nothing depends.
   */
  readonly usedBy?: (queries: Queries, id: string) => Promise<readonly string[]>
  /** Takes it back: its address answers that it is gone. */
  readonly withdraw: (transaction: Transaction, id: string, at: Date) => Promise<void>
}

/** A kind of thing that the office publishes from files, as its feature declares it. */
export interface PublishableKind extends Omit<KindParts<never>, 'schema' | 'titleOf' | 'pathOf' | 'check' | 'write'> {
  readonly schema: z.ZodMiniType
  readonly titleOf: (fields: unknown) => Localised
  readonly pathOf: (id: string, fields: unknown) => string | null
  readonly check: (queries: Queries, fields: object, exists: Exists, id: string) => Promise<readonly Misfit[]>
  readonly write: (
    transaction: Transaction,
    document: PublishedDocument<unknown>,
    publication: PublishingContext,
  ) => Promise<void>
}

/** Declares a kind; its functions only ever get fields that its schema has read. */
export function publishableKind<Fields>(parts: KindParts<Fields>): PublishableKind {
  return parts as unknown as PublishableKind
}
