import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { markedParts, type NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'

/** Stands in a text for the name of somebody whose account was deleted. */
const nobody = '@…'

/** Condition: a text names a person. */
export const namesPerson = (people: PgColumn, id: string): SQL => sql`${people} @> ${JSON.stringify([{ id }])}::jsonb`

/** The people of a text without one of them. */
export const withoutPerson = (people: readonly NamedPerson[], id: string): readonly NamedPerson[] =>
  people.filter((person) => person.id !== id)

/** A text in which a person is not named any more, under whichever names its writer knew them. */
export const unnamed = (text: string, people: readonly NamedPerson[], id: string): string =>
  markedParts(text, { people, topics: [] })
    .map((part) => (part.kind === 'person' && part.id === id ? nobody : part.text))
    .join('')
