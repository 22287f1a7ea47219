import { isRecord } from '../../frame/shared/json-record'
import type { JsonValue } from './page-document'

/**
 * The messages between the editor of a page and the builder whose page frames it. Each is an object with this `type`,
 * the `version` of the protocol and the `name` of the message. See docs/builder.md.
 */
export const builderMessageType = 'townsquare.builder'
export const protocolVersion = 1

/** What the builder may ask. */
export type BuilderRequest =
  /** Opens a page. */
  | { readonly name: 'load'; readonly page: string }
  /** Selects a card and brings it into view; null selects none. */
  | { readonly name: 'select'; readonly card: string | null }
  /** Puts a card in place of the one with the same id. */
  | { readonly name: 'change'; readonly card: JsonValue }

/** What the editor tells. */
export type BuilderNotice =
  | { readonly name: 'ready'; readonly page: string | null }
  | { readonly name: 'loaded'; readonly page: string; readonly draft: number; readonly document: object }
  | { readonly name: 'selected'; readonly card: string | null }
  | { readonly name: 'changed'; readonly document: object }
  | { readonly name: 'saved'; readonly draft: number }
  | { readonly name: 'error'; readonly code: BuilderErrorCode; readonly about: string }

/** Why a message did nothing: the editor speaks no such version, knows no such message, or its contents do not fit. */
export type BuilderErrorCode = 'version' | 'message' | 'page' | 'card' | 'refused' | 'conflict' | 'not-saved'

export type ReadRequest =
  | { readonly kind: 'request'; readonly request: BuilderRequest }
  | { readonly kind: 'error'; readonly code: BuilderErrorCode; readonly about: string }
  /** A message that is not about the builder, such as that of a browser extension. */
  | { readonly kind: 'other' }

/** Reads a message of the page around. */
export function readBuilderRequest(data: unknown): ReadRequest {
  if (!isRecord(data) || data['type'] !== builderMessageType) return { kind: 'other' }
  const { version, name } = data
  if (version !== protocolVersion) return { kind: 'error', code: 'version', about: String(version) }
  switch (name) {
    case 'load':
      return isId(data['page'])
        ? { kind: 'request', request: { name, page: data['page'] } }
        : { kind: 'error', code: 'page', about: name }
    case 'select':
      return data['card'] === null || isId(data['card'])
        ? { kind: 'request', request: { name, card: data['card'] } }
        : { kind: 'error', code: 'card', about: name }
    case 'change':
      return isRecord(data['card'])
        ? { kind: 'request', request: { name, card: data['card'] as JsonValue } }
        : { kind: 'error', code: 'card', about: name }
    default:
      return { kind: 'error', code: 'message', about: typeof name === 'string' ? name.slice(0, 40) : '' }
  }
}

/** A message to the page around. */
export const builderNotice = (notice: BuilderNotice): object => ({
  type: builderMessageType,
  version: protocolVersion,
  ...notice,
})

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64
