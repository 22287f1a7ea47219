import type { Transaction } from '../database/client'
import type { Queries } from '../database/queries'
import type { Exists, Misfit, PublishableKind } from './publishable-kind'
import type { ContentFields } from './published-content'

/**
 * A field of all contents that the feature of their kind does not know. The feature that does checks it, and writes it
 * once the content is written.
 */
export interface ContentAddition<Field extends keyof ContentFields> {
  readonly field: Field
  readonly check: (
    queries: Queries,
    value: ContentFields[Field] | undefined,
    exists: Exists,
  ) => Promise<readonly Misfit[]>
  readonly write: (transaction: Transaction, id: string, value: ContentFields[Field] | undefined) => Promise<void>
}

/** An addition as the platform lists it. */
export type AnyContentAddition = ContentAddition<'concerns'>

interface Publisher {
  readonly publishes?: readonly PublishableKind[]
  readonly addsToContents?: AnyContentAddition
}

/** The kinds that features publish from files, those of contents with what other features add to them. */
export function publishedKinds(features: readonly Publisher[]): readonly PublishableKind[] {
  const additions = features.flatMap(({ addsToContents }) => addsToContents ?? [])
  return features.flatMap(({ publishes }) => publishes ?? []).map((kind) => additions.reduce(withAddition, kind))
}

function withAddition(kind: PublishableKind, { field, check, write }: AnyContentAddition): PublishableKind {
  const { shape = {} } = kind.schema.def as { readonly shape?: object }
  if (!(field in shape)) return kind
  const valueOf = (fields: unknown) => (fields as Partial<ContentFields>)[field]
  return {
    ...kind,
    check: async (queries, fields, exists, id) => [
      ...(await kind.check(queries, fields, exists, id)),
      ...(await check(queries, valueOf(fields), exists)),
    ],
    write: async (transaction, document, publication) => {
      await kind.write(transaction, document, publication)
      await write(transaction, document.id, valueOf(document.fields))
    },
  }
}
