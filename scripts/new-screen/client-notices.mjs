import { addEntries } from './client-entries.mjs'

/** The notice that a form was sent, with the constant that holds the codes of its feature, and their file. */
export function noticeOf(workplace, { feature, featureVariable, home, screen }) {
  const code = `${screen}-sent`
  const entries = `src/ui/${home}/${feature}.entries.ts`
  const text = workplace.has(entries) ? workplace.read(entries) : ''
  const [, constant, file] = /import type \{ (\w+Notices) \} from '[^']*\/([a-z0-9-]+)'/.exec(text) ?? []
  if (constant === undefined)
    return { code, constant: `${featureVariable}Notices`, file: `${feature}-notices`, isKnown: false }
  return { code, constant, file, isKnown: true }
}

/** Adds the notice that what was sent waits for approval: its code, and its text in both languages. */
export function notices(workplace, names) {
  const { feature, home, notice, publishes, title, zh } = names
  const { code, constant, file, isKnown } = notice
  const codes = `src/application/${home}/${file}.ts`
  const nextStep =
    publishes === null ? ['等待审核', 'It waits for approval.'] : ['审核通过后公开', 'It becomes public once approved.']
  const texts = `{ 'zh-CN': '${zh}已提交，${nextStep[0]}', en: '${title}: sent. ${nextStep[1]}' }`
  if (isKnown) workplace.change(codes, [], [/noticeCodes\(/, `'${code}', `])
  else
    workplace.make(
      codes,
      `import { noticeCodes } from '../../frame/shared/notice-codes'

export const ${constant} = noticeCodes('${code}')
`,
    )
  addEntries(workplace, names, {
    kind: 'notices',
    chunk: feature,
    imports: isKnown ? [] : [`import type { ${constant} } from '../../../application/${home}/${file}'`],
    type: `NoticeTextsFor<typeof ${constant}>`,
    typeImport: `import type { NoticeTextsFor } from '../../frame/shell/feature-notices'`,
    brackets: '{}',
    entry: `'${code}': ${texts}`,
  })
}
