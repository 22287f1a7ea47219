import { words } from '../../frame/words/words'

/** The words of the button that leads to a thread. */
export const threadLinkWords = words({
  'zh-CN': { write: '对话', writeTo: (name: string) => `与${name}对话` },
  en: { write: 'Messages', writeTo: (name: string) => `Messages with ${name}` },
})
