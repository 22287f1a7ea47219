import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReservedName, nameAtAGlance } from '../../../../src/domain/frame/session/reserved-names'

const kept = ['临川日报', 'Riverbend Daily', '渡口播客', '渡口', 'Ferry', '陈江月']
const isReserved = (name: string) => isReservedName(name, kept)

describe('a name that is kept for an office', () => {
  it.each([
    ...['官方', '临川官方号', '官 方', '官\u200b方', '渡口编辑部', '渡口編輯部', '管理员小李', '管理員', '客服01'],
    ...['Official', 'OFFICIAL', 'ｏｆｆｉｃｉａｌ', 'o f f i c i a l', 'оfficial', '0fficial', 'offıcial', 'óffïcial'],
    ...['admin', 'Admin 2', 'admin007', 'ADMIN_', 'аdmin', 'αdmin', 'adm1n', 'the office', 'City Official', '𝐀𝐝𝐦𝐢𝐧'],
    ...[
      '临川日报',
      '臨川日報',
      '临川日报小王',
      '临 川 日 报',
      'Riverbend Daily',
      'riverbend-daily',
      'RiverbendDaily News',
    ],
    ...['ᴀᴅᴍɪɴ', 'ꭺdmin', 'adm¡n', '🅰dmin', 'оƒƒicial', 'adrnin'],
    ...['编缉部', '管埋员', '临川曰报', '客丶服'],
    ...['临川市政府', '城南区政府', '县政府', '人民政府', '公安局小李', '派出所', '居委会', '党委', '宣传部'],
    ...['临川融媒体', '传媒中心', '系统', 'Platform'],
    ...['Rіvеrbеnd Daily', '渡口播客', '陈江月', '渡口', 'ferry', 'Ferry!', '平台', 'System'],
  ])('is %s', (name) => {
    expect(isReserved(name)).toBe(true)
  })

  it.each([
    ...[
      '江边小周',
      '渡口小何',
      '路过的风',
      '灯笼街志愿者小何',
      '日报读者',
      '月台平台',
      '方官屯',
      '故宫方向',
      'Warner',
      'Badminton',
      'Ferryman',
    ],
    ...['Daily Riverbend reader', 'Sam', 'Ivan', 'Иван', 'Ελένη', '官', '🙂', '1984', '陈江', 'Unofficially yours'],
  ])('is not %s', (name) => {
    expect(isReserved(name)).toBe(false)
  })

  it.each([
    'тһе ԛυіск ьгоԝп ƒох јυмрѕ оѵег тһе lаzу ԁоɡ',
    '7h3 qu1ck 8r0wn f0x jump5 0v3r 7h3 14zy d09',
    'ᴛʜᴇ qᴜɪᴄκ ʙʀᴏᴡɴ ꜰᴏχ jᴜᴍᴘs ᴏᴠᴇʀ ᴛʜᴇ ʟᴀzγ ᴅᴏɢ',
    'the quick brovvn fox jumps over the lazy dog',
  ])('is known by its look, whatever letters it is made of: %s', (name) =>
    expect(isReservedName(name, ['The quick brown fox jumps over the lazy dog'])).toBe(true),
  )

  it('is not nothing, whatever is kept', () => {
    expect(isReservedName('', ['', ' '])).toBe(false)
    expect(isReservedName('🙂', ['🙂'])).toBe(false)
  })

  it('stays kept in every disguise', () => {
    const disguise = fc.constantFrom(
      (name: string) => name.toUpperCase(),
      (name: string) => [...name].join(' '),
      (name: string) => [...name].join('\u200d'),
      (name: string) => `\u2067${name}\u2069`,
      (name: string) => `★${name}★`,
      (name: string) => name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
      (name: string) => name.replaceAll('o', 'о').replaceAll('a', 'а').replaceAll('i', 'і'),
      (name: string) => `${name} 2`,
    )
    const name = fc.constantFrom(...kept, 'official', 'admin', '官方', '编辑部')
    fc.assert(
      fc.property(name, fc.array(disguise, { maxLength: 3 }), (plain, disguises) => {
        expect(isReserved(disguises.reduce((text, change) => change(text), plain))).toBe(true)
      }),
    )
  })

  it.each(['r[n', 'v v', 'r n', 'vvv', 'v vv'])('looks the same when it is looked at twice: %s', (name) => {
    expect(nameAtAGlance(nameAtAGlance(name))).toBe(nameAtAGlance(name))
  })

  it('looks the same whichever way it is looked at twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameAtAGlance(nameAtAGlance(name))).toBe(nameAtAGlance(name))
      }),
    )
  })
})
