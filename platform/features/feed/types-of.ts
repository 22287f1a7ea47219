import { codesWith } from '../../../src/domain/content/content-kinds'
import { invalid } from '../../http/refusal'

/** Parses the list of content types; without duplicates, and limited in number. */
export function typesOf(list: string | undefined): number[] {
  if (list === undefined || list === '') return []
  const types = [...new Set(list.split(',').map(Number))]
  const listed: readonly number[] = codesWith('list')
  if (!types.every((type) => listed.includes(type))) throw invalid({ types: 'invalid' })
  return types
}
