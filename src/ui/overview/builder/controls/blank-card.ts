import type { CardField } from '../../../../application/overview/builder/card-types'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'

/** The initial values of a new item of a list. */
export function blankOf(fields: readonly CardField[]): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(fields.map((field) => [field.name, blankValue(field)]))
}

function blankValue(field: CardField): JsonValue {
  if (field.optional) return null
  switch (field.kind) {
    case 'texts':
      return { 'zh-CN': '', en: '' }
    case 'number':
      return field.least
    case 'choice':
      return field.choices[0] ?? ''
    case 'switch':
      return false
    case 'moment':
      return '2030-01-01T00:00:00Z'
    case 'link':
      return blankLink
    case 'ids':
    case 'list':
      return []
    case 'group':
      return blankOf(field.fields)
    default:
      return ''
  }
}

export const blankLink = { kind: 'path', type: null, value: '' } as const
