import type * as z from 'zod/mini'
import { languages } from '../../../../src/domain/frame/site/preferences'
import { issueText, pathOf } from '../../../kernel/operator/issue-text'
import { parseYaml } from '../../../kernel/operator/written-yaml'
import type { LineFault } from '../../../kernel/operator/written-yaml'
import { localise } from '../../../kernel/site/localise'
import type { StoredConfiguration } from './configuration.schema'

export type CheckedCodes = Readonly<Record<string, z.ZodMiniType>>

export interface ReadConfiguration {
  readonly configuration: StoredConfiguration
  readonly faults: readonly LineFault[]
}

type Misfit = { readonly path: readonly PropertyKey[]; readonly message: string }

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a file of the configuration: YAML with a part for each document, and `switches` by their numbers. */
export function readConfigurationFile(source: string, codes: CheckedCodes): ReadConfiguration {
  const { value, lineOf, faults } = parseYaml(source)
  const nothing = { documents: {}, switches: {} }
  if (faults.length > 0) return { configuration: nothing, faults }
  if (!isPlain(value)) return { configuration: nothing, faults: [{ line: 1, message: 'the file names no document' }] }
  const { switches = {}, ...documents } = value
  const misfits = [
    ...Object.entries(documents).flatMap(([code, document]) => misfitsOf(code, document, codes)),
    ...switchMisfits(switches),
  ]
  return {
    configuration: { documents, switches: isPlain(switches) ? (switches as Readonly<Record<string, string>>) : {} },
    faults: misfits.map(({ path, message }) => ({ line: lineOf(path), message: `${path.join('.')}: ${message}` })),
  }
}

function misfitsOf(code: string, document: unknown, codes: CheckedCodes): readonly Misfit[] {
  const schema = Object.hasOwn(codes, code) ? codes[code] : undefined
  if (schema === undefined)
    return [{ path: [code], message: `there is no such document; there are ${Object.keys(codes).sort().join(', ')}` }]
  for (const language of languages) {
    const text = localise(document, language)
    const read = schema.safeParse(text, { error: issueText })
    const misfits = read.success
      ? unread(text, read.data)
      : read.error.issues.map((issue) => ({ path: pathOf(issue), message: issue.message }))
    if (misfits.length > 0) return misfits.map(({ path, message }) => ({ path: [code, ...path], message }))
  }
  return []
}

/**
 * Finds what a schema left out, or replaced by a default: the site reads its documents with patience, so that a mistake
 * in one part does not take the others away, but a file with a mistake is not applied.
 */
function unread(written: unknown, read: unknown): readonly Misfit[] {
  if (Array.isArray(written) && Array.isArray(read))
    return written.flatMap((each, index) => below(index, unread(each, read[index])))
  if (isPlain(written) && isPlain(read))
    return Object.entries(written).flatMap(([key, each]) =>
      Object.hasOwn(read, key) ? below(key, unread(each, read[key])) : [{ path: [key], message: 'nothing reads it' }],
    )
  return Object.is(written, read) ? [] : [{ path: [], message: 'it does not fit' }]
}

const below = (key: PropertyKey, misfits: readonly Misfit[]): readonly Misfit[] =>
  misfits.map(({ path, message }) => ({ path: [key, ...path], message }))

function switchMisfits(switches: unknown): readonly Misfit[] {
  if (!isPlain(switches)) return [{ path: ['switches'], message: 'a number and "0" or "1" for each switch' }]
  return Object.entries(switches).flatMap(([code, value]) =>
    /^[1-9]\d{0,4}$/.test(code) && (value === '0' || value === '1')
      ? []
      : [{ path: ['switches', code], message: 'a switch has a number, and is "0" or "1", in quotes' }],
  )
}
