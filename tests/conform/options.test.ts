import { describe, expect, it } from 'vitest'
import { readOptions } from '../../conform/options'

describe('the options of conform', () => {
  it('are read from its words and its environment', () => {
    const words =
      'https://city.example/any/path --write --screen /index --call like --id getVideo=v-1 --id getVideo=v-2'
    const options = readOptions([...words.split(' '), '--account', '13800000001:a:b'], ' 13800000002\n')
    expect(options).toMatchObject({ origin: 'https://city.example', write: true, screens: ['/index'], calls: ['like'] })
    expect(options.accounts).toEqual([{ phone: '13800000001', password: 'a:b' }, { phone: '13800000002' }])
    expect([...options.ids]).toEqual([['getVideo', ['v-1', 'v-2']]])
  })

  it.each([
    [[], 'npm run conform -- <origin>'],
    [['city'], 'city is no origin'],
    [['ftp://city.example'], 'is no origin'],
    [['https://city.example', '--id', 'getVideo'], 'expected <name>=<id>'],
    [['https://city.example', '--wriet'], 'npm run conform -- <origin>'],
  ])('are explained when they make no sense: %s', (words, says) => {
    expect(() => readOptions(words)).toThrow(says)
  })
})
