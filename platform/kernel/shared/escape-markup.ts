/** Escapes a text for HTML or XML, within an element or a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Characters that XML must not contain, in whatever notation (XML 1.0, 2.2), and half of a character. */
// eslint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

export const withoutXmlFaults = (text: string): string => text.replace(notInXml, '')

/** Escapes a text for a document in XML. */
export const escapeXml = (text: string): string => escapeMarkup(withoutXmlFaults(text))

/** Escapes a text within an element, and leaves its quotes. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A plain text as HTML, with its line breaks, for a field of which readers show the markup. */
export const textAsHtml = (text: string): string => escapeText(text).replace(/\r\n?|\n/g, '<br>\n')
