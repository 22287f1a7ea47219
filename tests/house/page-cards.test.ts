import { describe, expect, it } from 'vitest'
import { draftCards } from '../../contract/page-draft-cards'
import { pageCardSchema } from '../../contract/pages'
import type { CardField } from '../../src/application/overview/builder/card-types'
import { ContractCardTypes } from '../../src/infrastructure/overview/builder/contract-card-types'
import { cardTypesWords } from '../../src/ui/overview/builder/cards/card-types.words'

const shown = pageCardSchema.def.options.flatMap(({ shape }): readonly string[] => shape.type.def.values)
// The types are read from the contract alone; nothing here sends a call.
const types = new ContractCardTypes(undefined as never)

/** The fields of a form with those within them, as their paths. */
function namesOf(fields: readonly CardField[]): readonly string[] {
  return fields.flatMap((field) => ['fields' in field ? namesOf(field.fields) : [], field.name].flat())
}
function choicesOf(fields: readonly CardField[]): readonly string[] {
  return fields.flatMap((field) => {
    if ('fields' in field) return choicesOf(field.fields)
    return field.kind === 'choice' ? field.choices.map((choice) => `${field.name}.${choice}`) : []
  })
}

/** The fields whose texts, lists or numbers have no greatest length or value, which the platform would not store. */
function unlimitedIn(fields: readonly CardField[]): readonly string[] {
  return fields.flatMap((field) => [
    ...('most' in field && field.most > 20_000 ? [field.name] : []),
    ...('fields' in field ? unlimitedIn(field.fields) : []),
  ])
}

describe('every card that readers get', () => {
  it.each(shown)('can be edited: it has a schema, an example and a form: %s', (type) => {
    expect(Object.keys(draftCards), 'contract/page-draft-cards.ts has no card of this type').toContain(type)
    const fields = types.fieldsOf(type)
    expect(fields.map(({ name }) => name)).toContain('title')
    expect(unlimitedIn(fields)).toEqual([])
    const example = types.example(type, 'an-example')
    expect(types.reasonsOf(example)).toEqual([])
    expect(Object.keys(example).sort()).toEqual(['id', 'type', ...fields.map(({ name }) => name)].sort())
    for (const language of ['zh-CN', 'en'] as const)
      expect(types.shown(example, language)).toMatchObject({ id: 'an-example', type })
  })

  it.each(Object.entries(cardTypesWords))('has words for its form, and no others: %s', (_language, words) => {
    const wanted = shown.flatMap((type) => {
      const fields = types.fieldsOf(type)
      return [`type.${type}`, ...namesOf(fields), ...choicesOf(fields)]
    })
    const named = Object.keys(words).filter((name) => !/^(?:link|settings|check)\./.test(name))
    expect(named.sort()).toEqual([...new Set(wanted)].sort())
  })
})
