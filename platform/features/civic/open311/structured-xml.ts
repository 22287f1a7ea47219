import { escapeXml } from '../../../kernel/shared/escape-markup'

export type Structured = string | number | boolean | null | readonly Structured[] | StructuredObject
export interface StructuredObject {
  readonly [name: string]: Structured | undefined
}

/** The names of the entries of each list. */
const entryNames: Readonly<Record<string, string>> = {
  services: 'service',
  attributes: 'attribute',
  values: 'value',
  service_requests: 'request',
  errors: 'error',
  endpoints: 'endpoint',
  formats: 'format',
}

/** Writes an answer as XML: an element for each field, and for each entry of a list one with the list's entry name. */
export function xmlOf(root: string, value: Structured): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${elementOf(root, value)}\n`
}

function elementOf(name: string, value: Structured | undefined): string {
  if (value === undefined) return ''
  return `<${name}>${contentOf(name, value)}</${name}>`
}

function contentOf(name: string, value: Structured): string {
  if (value === null) return ''
  if (typeof value !== 'object') return escapeXml(String(value))
  if (isList(value)) return value.map((entry) => elementOf(entryNames[name] ?? 'entry', entry)).join('')
  return Object.entries(value)
    .map(([field, inner]) => elementOf(field, inner))
    .join('')
}

const isList = (value: readonly Structured[] | StructuredObject): value is readonly Structured[] => Array.isArray(value)
