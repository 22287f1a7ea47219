const declarationOf = ({ feature }) => `src/composition/features/${feature}.feature.ts`

/** The notice that a form was sent, with the constant that holds the codes of its feature, and their file. */
export function noticeOf(workplace, { feature, featureVariable, home, screen }) {
  const code = `${screen}-sent`
  const declaration = declarationOf({ feature })
  const text = workplace.has(declaration) ? workplace.read(declaration) : ''
  const file = /notices: [^\n]*\/([a-z0-9-]+)\.words'/.exec(text)?.[1]
  if (file === undefined)
    return { code, constant: `${featureVariable}Notices`, file: `${feature}-notices`, isKnown: false }
  const codes = workplace.read(`src/application/${home}/${file}.ts`)
  return { code, constant: /const (\w+) = noticeCodes\(/.exec(codes)?.[1], file, isKnown: true }
}

/** Adds the notice that what was sent waits for approval: its code, its words, and where the feature has them. */
export function notices(workplace, names) {
  const { feature, home, notice, publishes, title, zh } = names
  const { code, constant, file, isKnown } = notice
  const codes = `src/application/${home}/${file}.ts`
  const words = `src/ui/${home}/${file}.words.ts`
  const nextStep =
    publishes === null ? ['等待审核', 'It waits for approval.'] : ['审核通过后公开', 'It becomes public once approved.']
  const texts = [`'${code}': '${zh}已提交，${nextStep[0]}'`, `'${code}': '${title}: sent. ${nextStep[1]}'`]
  if (isKnown) {
    workplace.change(codes, [], [/noticeCodes\(/, `'${code}', `])
    workplace.change(words, [], [/'zh-CN': \{/, ` ${texts[0]},`], [/\ben: \{/, ` ${texts[1]},`])
    return
  }
  workplace.make(
    codes,
    `import { noticeCodes } from '../../frame/shared/notice-codes'

export const ${constant} = noticeCodes('${code}')
`,
  )
  workplace.make(
    words,
    `import type { ${constant} } from '../../../application/${home}/${file}'
import type { NoticeWordsFor } from '../../frame/shell/feature-notices'
import { words } from '../../frame/words/words'

export const noticeWords = words({
  'zh-CN': { ${texts[0]} },
  en: { ${texts[1]} },
} satisfies NoticeWordsFor<typeof ${constant}>)
`,
  )
  workplace.change(
    declarationOf(names),
    [],
    [/routes: \w+,\n/, `  notices: lazyCode('${feature}', () => import('../../ui/${home}/${file}.words')),\n`],
  )
}
