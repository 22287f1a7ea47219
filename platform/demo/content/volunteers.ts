import type { Look } from '../media'
import { bilingual } from '../text'
import { streets } from './places'

const familyNames = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾']
/**
 * What neighbours call each other. Women and men follow in turn, because the number of a volunteer's identity card says
 * the same of them.
 */
const formsOfAddress: readonly (readonly [string, Look])[] = [
  ['阿姨', 'woman'], ['师傅', 'man'], ['老师', 'woman'], ['大叔', 'man'], ['大姐', 'woman'], ['医生', 'man'], ['奶奶', 'old woman'],
  ['爷爷', 'old man'], ['同学', 'woman'], ['班长', 'man'], ['阿姨', 'woman'], ['师傅', 'man'], ['老师', 'woman'], ['大叔', 'man'],
  ['大姐', 'woman'], ['老师', 'man'], ['医生', 'woman'], ['同学', 'man'], ['班长', 'woman'], ['师傅', 'man'],
]
const givenNameCharacters = [...'明月江华春晓文军秀英建国丽芳海涛雪梅志强雨晨思远嘉宁']
/** Women and men in turn. */
const english = `
Anna Ben Clara Daniel Elena Felix Grace Hugo Irene Jonas Kate Leo Maya Noah Olivia Paul Rosa Simon Tara Victor
Una Yusuf Wendy Adam Xenia Carl Zoe Edgar Bella George Dora Ivan Flora Kevin Hanna Martin Julia Oscar Laura Robert
Nina Thomas Petra Walter Sara Brian Ursula Luke Vera Quinn
`.trim().split(/\s+/)

/** The number of volunteers of the demo city, besides the demo's account. */
export const demoVolunteers = 500

/** Whether a volunteer has an English name: one woman and one man in twenty. */
const isEnglish = (index: number): boolean => index % 20 === 4 || index % 20 === 15

const formOf = (index: number) => formsOfAddress[(index + 2 * Math.floor(index / streets.length)) % formsOfAddress.length]

/** A nickname that no other volunteer of the demo has: mostly Chinese, one in ten English. */
export function demoVolunteerName(index: number): string {
  const street = streets[index % streets.length]
  if (isEnglish(index)) return `${english[Math.floor(index / 10)] ?? ''}, ${street?.en ?? ''}`
  const family = familyNames[(index * 7 + Math.floor(index / streets.length)) % familyNames.length] ?? ''
  return `${street?.['zh-CN'] ?? ''}${family}${formOf(index)?.[0] ?? ''}`
}

/** The person whom the face of a volunteer shows: somebody whom one would call by their nickname. */
export function demoVolunteerLook(index: number): Look {
  if (isEnglish(index)) return index % 2 === 0 ? 'woman' : 'man'
  return formOf(index)?.[1] ?? 'woman'
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
