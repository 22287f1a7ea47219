/**
 * Converts full-width letters, digits, punctuation and spaces, as Chinese keyboards type them, to ASCII. All other
 * characters stay.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
}
