import { describe, expect, it } from 'vitest'
import { loadCommonPasswords } from '../../../../../platform/features/frame/session/common-passwords'

const common = (
  'password password1 Password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 87654321 0987654321 11111111 00000000 88888888 12341234 123123123 11223344 112233445566 12344321 ' +
  'qwertyui qwertyuiop qwerty123 qwerty12345 asdfghjkl zxcvbnm1 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx !qaz2wsx qazwsxedc poiuytrewq abcdefgh abcd1234 abc12345 abc123456 aaaaaaaa aaaa1111 a1234567 a12345678 aa123456 123456aa 1234567a ' +
  'iloveyou iloveyou1 sunshine princess football baseball superman trustno1 starwars michelle jennifer dragon123 monkey123 letmein1 welcome1 welcome123 admin123 admin@123 computer internet whatever mustang1 charlie1 jordan23 liverpool ' +
  'midnight Scorpion darkness nintendo brooklyn marlboro cocacola 4815162342 fktrcfylh 1232323q elephant mountain charlotte gladiator polniypizdec0211 ' +
  'woaini1314 woaini520 5201314520 52013140 qq123456 wang1234 zhang123 liwei123 147258369 159357456 789456123 741852963 19900101 19881212 01011990 changsha123 abc123abc123 zhongguo passwordpassword helloworld qwe123456 summer2024 spring2025!'
).split(' ')

describe('common passwords', () => {
  it.each(common)('refuses %s', async (password) => {
    expect((await loadCommonPasswords())(password)).toBe(true)
  })

  it.each([
    'a long walk by the river',
    'correct horse battery staple',
    'Vq8-mTz2-rLp',
    '月落乌啼霜满天',
    'kettle.bronze.4Tide',
    'rivermoss92lamp',
    '72941863',
    'tulip-engine-7',
  ])('takes %s', async (password) => {
    expect((await loadCommonPasswords())(password)).toBe(false)
  })
})
