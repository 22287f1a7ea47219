import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileText } from '../../../../platform/kernel/operator/file-text'

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** 中文 and 你好 as GB18030 writes them. */
const gb = Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x0a, 0xc4, 0xe3, 0xba, 0xc3])

describe('the text of a file', () => {
  const lines = fc.array(fc.string({ unit: fc.constantFrom('a', '字', '𠮷', 'é', ' ', '—', '1') }), { maxLength: 4 })
  const ends = fc.constantFrom('\n', '\r\n', '\r')
  it('is what somebody wrote, in UTF-8 and UTF-16, with or without a mark, with any ends of lines', () => {
    fc.assert(
      fc.property(lines, ends, (written, end) => {
        const [source, text] = [`---${end}${written.join(end)}`, `---\n${written.join('\n')}`]
        for (const bytes of [
          Buffer.from(source),
          Buffer.from(`\ufeff${source}`),
          ...[false, true].flatMap((isBig) => [utf16(source, isBig), utf16(`\ufeff${source}`, isBig)]),
        ])
          expect(fileText(bytes)).toEqual({ text })
      }),
    )
  })

  it('is refused with its line in any other encoding, and where a program had lost letters before', () => {
    const fault = (bytes: Uint8Array) => fileText(bytes) as { fault?: unknown }
    expect(fault(Buffer.concat([Buffer.from('---\ntitle: '), gb]))).toEqual({
      fault: {
        line: 2,
        message: 'this cannot be read as UTF-8; it seems to be GB18030 (ANSI): save the file as UTF-8',
      },
    })
    for (const bytes of [
      Buffer.from('a\r\nb\r\ncaf\u00e9', 'latin1'),
      Buffer.from('a\r\rb \ufffd'),
      utf16('a\n\n\ufffd', true),
    ])
      expect(fault(bytes)).toMatchObject({ fault: { line: 3 } })
  })

  it('may be short or empty', () => {
    for (const text of ['', 'a', 'ab']) expect(fileText(Buffer.from(text))).toEqual({ text })
  })
})
