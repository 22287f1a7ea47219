/** The longest text that the log shows; a picture is shown by its size. */
const longest = 120
/** The fields that the log never shows, because they let somebody in or name a person. */
const secret = /token|phone|signature|appid|nonce/i

/** How the log shows a value that passed between app and page. Nothing that opens an account or names a person stays. */
export function shownValue(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, (field, part: unknown) => shownPart(field, part))
}

function shownPart(field: string, part: unknown): unknown {
  if (secret.test(field)) return '•••'
  if (typeof part !== 'string') return part
  if (part.length > longest) return /^[\w+/]+={0,2}$/.test(part) ? `(${part.length} B)` : `${part.slice(0, longest)}…`
  return part.replace(/(?<![\d.])\d{11,}(?![\d.])/g, '•••').replace(/([?&][\w-]*token[\w-]*=)[^&#]+/gi, '$1•••')
}
