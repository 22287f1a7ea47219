import { words } from '../../frame/words/words'

export const publishersWords = words({
  'zh-CN': { followers: (count: string, _isOne: boolean) => `${count}人关注` },
  en: { followers: (count: string, isOne: boolean) => (isOne ? `${count} follower` : `${count} followers`) },
})
