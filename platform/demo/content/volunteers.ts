import { bilingual } from '../text'
import { streets } from './places'

const familyNames = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾']
const formsOfAddress = ['阿姨', '师傅', '老师', '大姐', '大叔', '医生', '同学', '爷爷', '奶奶', '班长']
const givenNameCharacters = [...'明月江华春晓文军秀英建国丽芳海涛雪梅志强雨晨思远嘉宁']
const english = `
Anna Ben Clara Daniel Elena Felix Grace Hugo Irene Jonas Kate Leo Maya Noah Olivia Paul Quinn Rosa Simon Tara
Una Victor Wendy Xenia Yusuf Zoe Adam Bella Carl Dora Edgar Flora George Hanna Ivan Julia Kevin Laura Martin Nina
Oscar Petra Robert Sara Thomas Ursula Vera Walter Amy Brian
`.trim().split(/\s+/)

/** The number of volunteers of the demo city, besides the demo's account. */
export const demoVolunteers = 500

/** A nickname that no other volunteer of the demo has: mostly Chinese, one in ten English. */
export function demoVolunteerName(index: number): string {
  const street = streets[index % streets.length]
  if (index % 10 === 4) return `${english[Math.floor(index / 10)] ?? ''}, ${street?.en ?? ''}`
  const round = Math.floor(index / streets.length)
  const family = familyNames[(index * 7 + round) % familyNames.length] ?? ''
  return `${street?.['zh-CN'] ?? ''}${family}${formsOfAddress[round % formsOfAddress.length] ?? ''}`
}

/** The name on the volunteer's identity card. */
export function demoVolunteerRealName(index: number): string {
  const round = Math.floor(index / streets.length)
  const family = familyNames[(index * 7 + round) % familyNames.length] ?? ''
  return `${family}${givenNameCharacters[(index * 3) % givenNameCharacters.length] ?? ''}${givenNameCharacters[(index * 5 + round) % givenNameCharacters.length] ?? ''}`
}

export const demoVolunteerRefusal = bilingual(
  '监护人的电话一直打不通，请核对后再提交。',
  'We could not reach your guardian by phone. Please check the number and register again.',
)
