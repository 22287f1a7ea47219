import { invalid } from '../http/refusal'

/** Parses a list of types; without duplicates, and limited in number, since only these are allowed. */
export function typesOf(list: string | undefined, allowed: readonly number[]): number[] {
  if (list === undefined || list === '') return []
  const types = [...new Set(list.split(',').map(Number))]
  if (!types.every((type) => allowed.includes(type))) throw invalid({ types: 'invalid' })
  return types
}
