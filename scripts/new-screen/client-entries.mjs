/** Adds an entry to what a feature loads later: its ways, or its notices. Where it has none yet, it declares them. */
function addEntries(workplace, { feature, home }, { kind, chunk, type, brackets, entry }) {
  const file = `src/ui/${home}/${feature}.entries.ts`
  const text = workplace.has(file) ? workplace.read(file) : ''
  if (text.includes(`export const ${kind}: `)) {
    workplace.change(file, [new RegExp(`export const ${kind}: [^=]*= \\${brackets[0]}`), `\n  ${entry},`])
    return
  }
  const exported = `export const ${kind}: ${type} = ${brackets[0]}\n  ${entry},\n${brackets[1]}`
  if (text === '') workplace.make(file, `${exported}\n`)
  else workplace.change(file, [/[^]*(?=\n$)/, `\n\n${exported}`])
  workplace.change(`src/composition/features/${feature}.feature.ts`, [
    /[^]*(?=\n\}\)\n$)/,
    `\n  ${kind}: lazyCode('${chunk}', () => import('../../ui/${home}/${feature}.entries')),`,
  ])
}

/** Lets the product's search find a list or a form by its name, even when nothing else leads to the screen. */
export function addWay(workplace, names) {
  const { title, variable, zh } = names
  addEntries(workplace, names, {
    kind: 'ways',
    chunk: 'ways',
    type: 'readonly SearchWay[]',
    brackets: '[]',
    entry: `{ path: ${variable}Path, words: { 'zh-CN': '${zh}', en: '${title}' } }`,
  })
}

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
  if (isKnown) workplace.change(codes, [/noticeCodes\(/, `'${code}', `])
  else
    workplace.make(
      codes,
      `export const ${constant} = noticeCodes('${code}')
`,
    )
  addEntries(workplace, names, {
    kind: 'notices',
    chunk: feature,
    type: `NoticeTextsFor<typeof ${constant}>`,
    brackets: '{}',
    entry: `'${code}': ${texts}`,
  })
}
