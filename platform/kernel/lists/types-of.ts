import { invalid } from '../http/refusal'

/** Parses a list of types, without duplicates; only the allowed types are accepted, which also limits their number. */
export function typesOf(list: string | undefined, allowedTypes: readonly number[]): number[] {
  if (list === undefined || list === '') return []
  const types = [...new Set(list.split(',').map(Number))]
  if (!types.every((type) => allowedTypes.includes(type))) throw invalid({ types: 'invalid' })
  return types
}
