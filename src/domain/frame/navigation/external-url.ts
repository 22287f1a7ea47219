import { isAddress } from '../shared/parses'

/** The schemes that a link out of the client may have. */
export const externalSchemes = ['http', 'https', 'tel', 'mailto'] as const

export type ExternalScheme = (typeof externalSchemes)[number]

export interface ExternalUrl {
  readonly scheme: ExternalScheme
  readonly url: string
}

const longest = 2048
/**
 * Matches control and format characters, lone surrogates and any space, which a reader does not see, and the backslash.
 * Some parsers drop or alter them.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u
const forms: Readonly<Record<ExternalScheme, RegExp>> = {
  // A user part is not allowed: 'https://bank.example@evil.example' is meant to deceive.
  http: /^http:\/\/(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu,
  https: /^https:\/\/(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu,
  tel: /^tel:\+?[\d*#,;()-]{2,40}$/i,
  mailto: /^mailto:[^@?#/]+@[\p{L}\p{N}.-]+(?:\?[^#]*)?$/iu,
}

/**
 * An external address that may be followed: http, https, tel or mailto in their plain form, which a browser can parse.
 * Null for any other.
 */
export function parseExternalUrl(value: unknown): ExternalUrl | null {
  if (typeof value !== 'string' || value.length > longest) return null
  const url = value.trim()
  if (invisible.test(url)) return null
  const name = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase()
  const scheme = externalSchemes.find((candidate) => candidate === name)
  return scheme !== undefined && forms[scheme].test(url) && isAddress(url) ? { scheme, url } : null
}

/** The address for a domain of the configuration, which may be a bare host ('act.example') or begin with '//'. */
export function domainUrl(domain: string): string {
  const trimmedDomain = domain.trim()
  return /^[a-z]+:\/\//i.test(trimmedDomain) ? trimmedDomain : `https://${trimmedDomain.replace(/^\/\//, '')}`
}
