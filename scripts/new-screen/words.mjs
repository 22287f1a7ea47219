const catalogue = (entries) => (names) => {
  const lines = entries(names)
  const of = (language) => lines.map(([name, ...texts]) => `${name}: '${texts[language]}'`).join(', ')
  return `
import { words } from '../../frame/words/words'

export const ${names.variable}Words = words({
  'zh-CN': { title: '${names.zh}', ${of(0)} },
  en: { title: '${names.title}', ${of(1)} },
})
`
}

/** The words of a screen in both languages, by its kind and by what it has. */
export const words = {
  list: catalogue(({ has }) => [
    ['loading', '加载中', 'Loading'],
    ['none', '暂无内容', 'Nothing here yet'],
    ...(has.search ? [['searchPlaceholder', '搜索', 'Search']] : []),
    ...(has.filter
      ? [
          ['states', '按状态筛选', 'Filter by state'],
          ['all', '全部', 'All'],
          [`'state.open'`, '开放中', 'Open'],
          [`'state.closed'`, '已关闭', 'Closed'],
        ]
      : []),
  ]),
  detail: catalogue(() => [
    ['loading', '加载中', 'Loading'],
    ['failed', '没有加载成功', 'This could not be loaded'],
  ]),
  form: catalogue(({ has }) => [
    ['submit', '提交', 'Send'],
    ['text', '内容', 'Words'],
    [`'text.required'`, '请填写内容', 'Write something first'],
    [`'text.too-long'`, '内容最多500个字', 'Use at most 500 characters'],
    ...(has.approval ? [[`'text.sensitive'`, '内容中有不能发布的词语', 'Some of these words can’t be published']] : []),
    ...(has.pictures
      ? [
          ['pictures', '图片（选填）', 'Pictures (optional)'],
          [`'pictures.hint'`, '最多9张', 'Up to 9'],
          [`'pictures.too-many'`, '图片最多9张', 'Use at most 9 pictures'],
          [`'pictures.unknown'`, '图片已失效，请重新添加', 'A picture is gone. Please add it again.'],
        ]
      : []),
  ]),
}
