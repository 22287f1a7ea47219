import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../src/domain/frame/monitoring/fault-of'

const script = 'https://city.example/static/js/async/wishes.7k.0123456789.js'
const errorWith = (stack: string, message = 'no', name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack })

describe('what is sent of an error', () => {
  it('is its kind, and the places in scripts of the build, as Chrome and Safari write them', () => {
    const frames = [
      { file: 'wishes.7k.0123456789.js', line: 1, column: 204 },
      { file: 'index.abcdef0123.js', line: 2, column: 7 },
    ]
    const chrome = `TypeError: no\n    at e (${script}:1:204)\n    at Array.map (<anonymous>)\n    at https://city.example/static/js/index.abcdef0123.js:2:7`
    const safari = `e@${script}:1:204\nmap@[native code]\nhttps://city.example@https://city.example/static/js/index.abcdef0123.js:2:7`
    expect(faultOf(errorWith(chrome))).toEqual({ name: 'TypeError', frames })
    expect(faultOf(errorWith(safari))).toEqual({ name: 'TypeError', frames })
  })

  it('is never its message, not even one that looks like a place', () => {
    const message = 'Li Hua\n    at x (https://a/static/js/13800000000.0123456789.js:1:2)'
    expect(faultOf(errorWith(`TypeError: ${message}\n    at e (${script}:1:204)`, message))).toEqual({
      name: 'TypeError',
      frames: [{ file: 'wishes.7k.0123456789.js', line: 1, column: 204 }],
    })
  })

  it('is never a name that is not one of an error', () => {
    expect(faultOf(errorWith(`x\n    at e (${script}:1:204)`, 'no', 'LiHua13800000000'))?.name).toBe('other')
  })

  it('is nothing where none of our scripts ran', () => {
    expect(faultOf(errorWith('TypeError: no\n    at e (chrome-extension://abc/content.js:1:2)'))).toBeNull()
  })

  it.each([['a text'], [null], [{ phone: '13800000000' }], [{ name: 'TypeError', stack: '' }]])(
    'has no places where there is no stack: %j',
    (thrown) => {
      expect(faultOf(thrown)?.frames).toEqual([])
    },
  )

  it('holds nothing of any message, address or name', () => {
    const secret = '13800000000'
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', '?phone=', '#', '/', '@', '\n    at ', ':1:2'),
        fc.constantFrom('Error', secret, `Error ${secret}`),
        (text, before, name) => {
          const message = text + before + secret
          const stack = `${name}: ${message}\n    at ${secret} (${script}?of=${secret}:1:9)\n    at e (${script}:1:204)`
          expect(JSON.stringify(faultOf(errorWith(stack, message, name)))).not.toContain(secret)
        },
      ),
    )
  })
})
