import { words } from '../../frame/words/words'

export const likersWords = words({
  'zh-CN': {
    likedBy: (count: string, _isOne: boolean) => `${count}人点赞`,
    title: '点赞的人',
    none: '还没有人点赞',
    loading: '加载中',
    failed: '名单加载失败',
  },
  en: {
    likedBy: (count: string, isOne: boolean) => (isOne ? `${count} person likes this` : `${count} people like this`),
    title: 'Liked by',
    none: 'No likes yet',
    loading: 'Loading',
    failed: 'The list couldn’t be loaded',
  },
})
