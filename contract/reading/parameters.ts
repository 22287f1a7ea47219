import * as z from 'zod/mini'
import type { Schema } from '../endpoint'
import { isNothing } from '../endpoint'

/** One parameter of a call, as JSON schema. */
export interface Parameter {
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string
  readonly anyOf?: readonly Parameter[]
  readonly format?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export interface Parameters {
  readonly properties: Readonly<Record<string, Parameter>>
  readonly required: readonly string[]
}

/** The parameters that a query or a body takes, and those that it needs. */
export function parametersOf(schema: Schema): Parameters {
  if (isNothing(schema)) return { properties: {}, required: [] }
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Partial<Parameters>
  return { properties, required }
}

/** The values that a parameter lets its caller choose from, as text; none for a free one. */
export function choicesOf(parameter: Parameter | undefined): string[] {
  if (parameter === undefined) return []
  const own = parameter.const === undefined ? (parameter.enum ?? []) : [parameter.const]
  return [...own.map(String), ...(parameter.anyOf ?? []).flatMap((each) => choicesOf(each))]
}

/** Whether a parameter of this name holds an id, or several. */
export const isId = (name: string): boolean => /(^|_)ids?$/.test(name)

/** The names of the parameters in the path of a call. */
export const namesInPath = (url: string): readonly string[] => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
