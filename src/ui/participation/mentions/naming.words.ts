import { words } from '../../frame/words/words'

export const namingWords = words({
  'zh-CN': {
    namePerson: '提到别人',
    nameTopic: '添加话题',
    people: '可以提到的人',
    topics: '话题',
    newTopic: '新话题',
    found: (count: number) => `有${count}个建议，用上下方向键选择，按回车键确认`,
    none: '没有建议',
  },
  en: {
    namePerson: 'Mention someone',
    nameTopic: 'Add a topic',
    people: 'People you can mention',
    topics: 'Topics',
    newTopic: 'New topic',
    found: (count: number) =>
      count === 1
        ? '1 suggestion. Press enter to choose it.'
        : `${count} suggestions. Use the up and down arrows, and press enter to choose.`,
    none: 'No suggestions',
  },
})
