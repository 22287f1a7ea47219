import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../../platform/kernel/database/client'
import { isWritten, placeOfTyped, saysTyped, saysWords } from '../../../../platform/kernel/search/said-in'
import { describeOnBothDatabases } from '../../../support/databases'

const rowSchema = z.object({ rows: z.tuple([z.record(z.string(), z.unknown())]) })

describeOnBothDatabases('a text says what somebody typed', (open) => {
  let database: Database
  beforeAll(async () => {
    database = (await open()).database
  })
  const first = async (statement: SQL) => rowSchema.parse(await database.execute(statement)).rows[0]
  const says = async (text: string, typed: string) => {
    return (await first(sql`select ${saysTyped(sql`${text}::text`, typed) ?? sql`true`} as says`))['says']
  }

  it.each([
    ['兰江医保', '醫保'],
    ['蘭江醫保', '医保'],
    ['路灯', '路燈'],
    ['台湾', '臺灣'],
    ['马路', '⻢路'],
    ['José', 'jose'],
    ['Jose', 'JOSE\u0301'],
    ['Анна', 'анн'],
    ['Ｒadio FM１０１', 'radio fm101'],
    ['Łódź', 'łódź'],
    ['買買提・艾力', '买买提艾力'],
    ['안나', '안'],
    ['100% [a-z] (b) ^$ \\d', '% [A-z] (B) ^$ \\D'],
    ['anything', ' '],
  ])('%j says %j', async (text, typed) => {
    expect(await says(text, typed)).toBe(true)
  })

  it.each([
    ['anything', '.'],
    ['anything', 'a.y'],
    ['医保', '医院'],
    ['Annabel', 'Bob'],
    ['a', '[a-z]'],
  ])('%j does not say %j', async (text, typed) => {
    expect(await says(text, typed)).toBe(false)
  })

  it('finds every text by itself, whatever it is made of', async () => {
    // PostgreSQL and Node.js may know different versions of Unicode, so the newest letters are left out.
    const character = fc.constantFrom(...'aZé \u0301ßİı7%_[]^-\\.*?+(){}|$"\'中臺⻢龜𠮷がｶﾞ각Йё😀·ﬁ①½')
    const text = fc.array(character, { minLength: 1, maxLength: 20 }).map((characters) => characters.join(''))
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        expect([each, await says(`a ${each} b`, each)]).toEqual([each, true])
      }),
      { numRuns: 100 },
    )
  })

  it('asks for all words, for the whole, or for the place', async () => {
    const words = sql.join([...saysWords(sql`'Old Café by the 橋'::text`, '桥  cafe')], sql` and `)
    const row = await first(
      sql`select ${words} as words, ${isWritten(sql`'Spring'::text`, ' SPRING ')} as whole, ${isWritten(sql`'Spring 2'::text`, 'spring')} as part, ${placeOfTyped(sql`'An Anna'::text`, 'anna')} as place`,
    )
    expect(row).toEqual({ words: true, whole: true, part: false, place: 4 })
  })
})
