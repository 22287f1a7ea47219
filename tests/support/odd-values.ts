/** Values at the limits of what a request may contain, and beyond them. */
export const numbers = [
  0, -0, 1, 2, 3, 4, 5, 7, 15, 20, 50, 51, -1, 0.5, 1e21, 2147483647, 2147483648, -2147483649, 9007199254740991,
  9007199254740992, 1e308,
]
export const instants = [
  '2026-03-05T08:00:00Z',
  '2026-03-05T08:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+010000-01-01T00:00:00.000Z',
  '2026-13-01T00:00:00Z',
  '2026-03-05T24:00:00Z',
  '2026-03-05',
  '2026-02-30',
  '0000-00-00',
]
export const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFF',
  '\uFFFE',
  '🎉',
  '字'.repeat(600),
  'x'.repeat(5000),
  "' or 1=1 --",
  '%',
  '%s',
  '\\',
  '{}',
  '[]',
  'null',
  '__proto__',
  'constructor',
  '1,2',
  '3,3',
  '1,99',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  'true',
  '__proto__',
  'constructor',
  '../..',
  'ünï',
  '\u202E',
  '\r\n',
  'guest',
  'C',
  '123456',
  '13800000001',
]
/**
 * Texts that deceive a terminal or a reader: clear the screen, set the title, write the clipboard, reverse the line.
 */
export const ordersToTerminals = [
  '\u001B[2J\u001B[H',
  '\u001B]0;Cash-outs: 0\u0007',
  '\u001B]52;c;cm0gLXJmIH4=\u0007',
  '\u009B2J',
  '\u009D0;title\u009C',
  '\u0008\u0008\u0008',
  '\r',
  '\u007F',
  '\u202E',
  '\u2066',
  '\u2028',
  '\u2029',
  '\u200B',
  '\uFEFF',
  '\u{E0041}',
]

/** Matches a character with which a text can deceive a terminal or a reader; line feeds and tabs are allowed. */
export const orderToTerminal =
  /(?![\n\t])[\p{Cc}\u2028\u2029\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u
