import { describe, expect, it } from 'vitest'
import { filesThatSpeak, spokenIn, type SpokenText } from './spoken-texts'

interface Rule {
  readonly language: SpokenText['language']
  readonly says: string
  readonly isBroken: (text: string) => boolean
  /** Files that are full of names: the page of components, and the demo's own texts. */
  readonly except?: RegExp
  /** A text that breaks it, and its mended form. */
  readonly wrong: string
  readonly right: string
}

const has = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Names and signs that have their capital letters inside a sentence. */
const names = new Set(
  'Chinese English JPEG PNG WebP HEIC QR TV API I X Z MB WeChat Alipay Android JavaScript Escape Feedback O'.split(' '),
)

/** Words inside a sentence that begin with a capital letter; what quotes a label, and a day, may. */
function capitalsInside(text: string): readonly string[] {
  return [...text.matchAll(/(?<=[\p{Letter}\d,;’)] )\p{Lu}[\p{Letter}’]*/gu)]
    .map(([word]) => word.replace(/’.*$/, ''))
    .filter((word) => !names.has(word) && !/^(Mon|Tues?|Wed|Thu|Fri|Sat|Sun)(day)?$/.test(word))
}

const rules: readonly Rule[] = [
  {
    language: 'zh-CN',
    says: 'punctuation beside a Chinese character is full-width',
    isBroken: has(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|\p{Script=Han}\.(?!\w)/u),
    wrong: '请稍后再试,谢谢.',
    right: '请稍后再试，谢谢。',
  },
  {
    language: 'zh-CN',
    says: 'quotation marks are curved',
    isBroken: has(/["']/),
    wrong: '打开"我的反馈"',
    right: '打开“我的反馈”',
  },
  {
    language: 'zh-CN',
    says: 'no space parts a Chinese character from a letter or a figure',
    isBroken: has(/\p{Script=Han} [a-z\d]|[a-z\d] \p{Script=Han}/iu),
    wrong: '按 Esc 键可收起',
    right: '按Esc键可收起',
  },
  {
    language: 'zh-CN',
    says: 'an ellipsis is one sign',
    isBroken: has(/\.\.|。。|……/),
    wrong: '正在定位...',
    right: '正在定位…',
  },
  {
    language: 'zh-CN',
    says: 'several sentences end with a full stop',
    isBroken: has(/[。！？](?=[^”）。！？…]).*[^。！？…：”）0]$/u),
    wrong: '志愿者已接单。请留意来电',
    right: '志愿者已接单。请留意来电。',
  },
  {
    language: 'en',
    says: 'quotation marks and apostrophes are curved',
    isBroken: has(/"|\w'\w|\s'|'\s/),
    wrong: "You can't see it",
    right: 'You can’t see it',
  },
  {
    language: 'en',
    says: 'an ellipsis is one sign',
    isBroken: has(/\.\./),
    wrong: 'Connecting...',
    right: 'Connecting…',
  },
  {
    language: 'en',
    says: 'negatives are contracted',
    isBroken: has(/\bcan ?not\b|\b(do|does|did|is|are|was|were|has|have|will|would|could|should) not\b/i),
    wrong: 'The page could not be loaded',
    right: 'The page couldn’t be loaded',
  },
  {
    language: 'en',
    says: 'several sentences end with a full stop',
    isBroken: has(/[.!?] (?=[A-Z“]).*[^.!?…:”0]$/),
    wrong: 'Wish submitted. It becomes public once approved',
    right: 'Wish submitted. It becomes public once approved.',
  },
  {
    language: 'en',
    says: 'is written in sentence case',
    isBroken: (text) => capitalsInside(text).length > 0,
    except: /showcase|demo/,
    wrong: 'Terms of Service',
    right: 'Terms of service',
  },
  {
    language: 'en',
    says: 'one space parts two words, none a word from what ends it',
    isBroken: has(/\S {2,}\S|\w [,.;:!?](?!\w)/),
    wrong: 'Try again , please',
    right: 'Try again, please',
  },
]

const spoken = filesThatSpeak().flatMap(spokenIn)

describe.each(rules)('in $language, $says', ({ language, says, isBroken, except, wrong, right }) => {
  it('everywhere', () => {
    const broken = spoken.filter(
      ({ path, language: own, text }) => own === language && except?.test(path) !== true && isBroken(text),
    )
    expect(
      broken.map(({ path, text }) => `${path}: ${text}`),
      `in ${language}, ${says}: not as in "${wrong}", but as in "${right}"; a 0 stands for a parameter`,
    ).toEqual([])
  })

  it('and is seen to be broken', () => {
    expect([isBroken(wrong), isBroken(right)]).toEqual([true, false])
  })
})

describe('the texts that are read', () => {
  it('are those of catalogues, of functions, of pairs and of messages, without keys and what is compared', () => {
    const text = `
      words({ 'zh-CN': { a: '一', 'key.b': (n: number) => \`\${n}二\` }, en: { a: 'One', 'key.b': (n: number) => (n === 'x' ? 'Two' : \`\${n} twos\`) } })
      both('三', 'Three')
      message(['四', 'Four'], ['五', 'Five'])`
    const found = spokenIn({ path: 'some.ts', text })
    expect(found.filter(({ language }) => language === 'en').map((each) => each.text)).toEqual([
      'One',
      'Two',
      '0 twos',
      'Three',
      'Four',
      'Five',
    ])
    expect(found.filter(({ language }) => language === 'zh-CN').map((each) => each.text)).toEqual([
      '一',
      '0二',
      '三',
      '四',
      '五',
    ])
  })

  it('are many, in both languages', () => {
    for (const language of ['zh-CN', 'en'] as const)
      expect(spoken.filter((each) => each.language === language).length).toBeGreaterThan(2000)
  })
})
