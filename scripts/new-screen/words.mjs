import { fieldWords, isFact, valueWords } from './fields.mjs'
import { wordsOfField } from './form-fields.mjs'

/** A text as code; one that names a limit of the form takes the number from the domain. */
const quoted = (text) => (text.includes('${') ? `\`${text}\`` : `'${text}'`)

const catalogue =
  (entries, title = 'title') =>
  (names) => {
    const lines = entries(names)
    const of = (language) => lines.map(([name, ...texts]) => `${name}: ${quoted(texts[language])}`).join(', ')
    return `
export const ${names.variable}Words = words({
  'zh-CN': { ${title}: '${names.zh}', ${of(0)} },
  en: { ${title}: '${names.title}', ${of(1)} },
})
`
  }

/** The words of a screen in both languages, by its kind and by what it has. */
export const words = {
  list: catalogue(({ filter, has }) => [
    ['loading', '加载中', 'Loading'],
    ['none', '暂无内容', 'Nothing here yet'],
    ...(has.search ? [['searchPlaceholder', '搜索', 'Search']] : []),
    ...(filter === null
      ? []
      : [
          ['filter', `按${filter.zh}筛选`, `Filter by ${filter.en.toLowerCase()}`],
          ['all', '全部', 'All'],
          ...valueWords(filter),
        ]),
  ]),
  detail: catalogue(({ fields }) => [
    ['loading', '加载中', 'Loading'],
    ['failed', '加载失败', 'This couldn’t be loaded'],
    ...fieldWords(fields.filter(isFact)),
    ...(fields.some(({ type }) => type === 'switch')
      ? [
          ['yes', '是', 'Yes'],
          ['no', '否', 'No'],
        ]
      : []),
  ]),
  form: catalogue(
    (names) => [
      ['submit', '提交', 'Send'],
      ...names.fields.flatMap((each) => wordsOfField(names, each)),
      // A field may have the name \`title\`.
    ],
    'screen',
  ),
}
